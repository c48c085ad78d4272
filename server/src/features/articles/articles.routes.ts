import { getArticle } from './get-article.ts'

export const articleRoutes = [getArticle]
