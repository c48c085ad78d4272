import { groupCalls } from '#contract/commerce/groups.ts'
import { queryOf } from '#web/platform/query.ts'

export const groupQueries = {
  /** The price of a work for several who buy it together. */
  offer: (workId: number) => queryOf(groupCalls.offer, { production_id: workId }, { tags: ['orders'] }),
  /** Places are taken by orders of others too. */
  detail: (code: string) => ({
    ...queryOf(groupCalls.detail, { code }, { tags: ['orders', 'works'] }),
    staleTime: 0,
  }),
}
