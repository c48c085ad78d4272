import { articleCalls } from '#contract/library/articles.ts'
import { queryOf } from '#web/platform/query.ts'

export const articleQueries = {
  detail: (articleId: number) => queryOf(articleCalls.detail, { information_id: articleId }),
  hot: () => queryOf(articleCalls.hot, { college_id: 0 }),
}
