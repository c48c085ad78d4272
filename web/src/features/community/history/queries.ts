import { historyCalls } from '#contract/community/history.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** What somebody has seen. */
    history: true
  }
}

export const historyQueries = {
  /** Where to go on; only for whoever is logged in. */
  position: (itemType: ItemType, itemId: number) => ({
    ...queryOf(historyCalls.position, { item_type: itemType, item_id: itemId }),
    // Another device may have gone on since.
    staleTime: 0,
  }),
  list: (call: 'meetings' | 'information' | 'productions' | 'operations') =>
    pagedQueryOf(historyCalls[call], {}, { tags: ['history'] }),
}
