import { pickupCalls, pickupSides } from '#contract/commerce/coffee.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The user's vouchers, and what can be claimed. */
    coffee: true
    /** What a counter has redeemed, and what waits there. */
    redeemed: true
  }
}

/** Others claim and redeem meanwhile. */
const fresh = { staleTime: 0 }
const boundEveryMs = 30_000

export const coffeeQueries = {
  offers: () => ({ ...queryOf(pickupCalls.offers, { campaign_id: 0 }, { tags: ['coffee'] }), ...fresh }),
  offer: (campaignId: number) => ({
    ...queryOf(pickupCalls.offers, { campaign_id: campaignId }, { tags: ['coffee'] }),
    ...fresh,
  }),
  vouchers: () =>
    pagedQueryOf(pickupCalls.list, { side: pickupSides.owner, counter_id: 0 }, { tags: ['coffee'] }),
  counters: () => queryOf(pickupCalls.counters, {}),
  redeemed: (counterId: number) =>
    pagedQueryOf(
      pickupCalls.list,
      { side: pickupSides.counter, counter_id: counterId },
      { tags: ['redeemed'] },
    ),
  /** Read again and again, so that the counter has it when the network fails. */
  bound: (counterId: number) => ({
    ...queryOf(pickupCalls.bound, { counter_id: counterId }, { tags: ['redeemed'] }),
    ...fresh,
    enabled: counterId > 0,
    refetchInterval: boundEveryMs,
  }),
}
