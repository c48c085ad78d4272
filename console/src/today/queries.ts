import { todayCalls } from '#contract/console/today.ts'
import { queryOf } from '../queries.ts'

const refreshMs = 60_000

export const todayQueries = {
  /** Asked again every minute while somebody looks at it. */
  today: () => ({ ...queryOf(todayCalls.get, {}), staleTime: 0, refetchInterval: refreshMs }),
}
