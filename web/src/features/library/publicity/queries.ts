import { publicityCalls } from '#contract/library/publicity.ts'
import { queryOf } from '#web/platform/query.ts'

export const publicityQueries = {
  latest: () => queryOf(publicityCalls.detail, {}),
}
