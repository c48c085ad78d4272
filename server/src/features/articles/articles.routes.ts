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

export const articleRoutes = [
  getArticle,
  praiseArticle,
  collectArticle,
  unsetCollect,
  batchUnsetCollect,
  listCollected,
  shareArticle,
  getHotArticles,
]
