import { defineItem } from '#kernel/items.ts'
import { presentArticleAsListItem } from './articles.present.ts'
import {
  hasArticle,
  latestArticlesOfCollege,
  searchedArticles,
  selectArticleAuthors,
  selectArticlesByIds,
  shownArticles,
} from './articles.queries.ts'

export const articleItem = defineItem({
  type: 'information',
  exists: hasArticle,
  shown: shownArticles,
  search: { kind: 'article', sources: searchedArticles },
  latestOfCollege: latestArticlesOfCollege,
  authors: selectArticleAuthors,
  cards: async (db, ids) => (await selectArticlesByIds(db, ids)).map(presentArticleAsListItem),
})
