import { defineFeature } from '#kernel/feature.ts'
import { getArticle } from './get-article.ts'
import { getHotArticles } from './get-hot-articles.ts'
import {
  batchUnsetCollect,
  collectArticle,
  listCollected,
  praiseArticle,
  unsetCollect,
} from './mark-article.ts'
import { shareArticle } from './share-article.ts'
import { articlesResource, columnsResource } from './articles.console.ts'
import { articlePages } from './articles.pages.ts'
import { articleItem } from './articles.items.ts'

export const articlesFeature = defineFeature({
  name: 'articles',
  calls: [
    getArticle,
    praiseArticle,
    collectArticle,
    unsetCollect,
    batchUnsetCollect,
    listCollected,
    shareArticle,
    getHotArticles,
  ],
  pages: articlePages,
  items: [articleItem],
  resources: [articlesResource, columnsResource],
})
