import { historyCalls } from '#contract/community/history.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { isLoggedIn } from '#web/features/people/account/state.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'
import { watchPositions } from './watch-positions.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** What somebody has seen. */
    history: true
  }
}

export const historyQueries = {
  /** Where to go on: a member on any device, a visitor in the videos of this browser. */
  position: (itemType: ItemType, itemId: number) => {
    const query = queryOf(historyCalls.position, { item_type: itemType, item_id: itemId })
    return {
      ...query,
      queryFn: isLoggedIn() ? query.queryFn : () => watchPositions.of(itemType, itemId),
      // Another device may have gone on since.
      staleTime: 0,
    }
  },
  list: (call: 'meetings' | 'information' | 'productions' | 'operations', keyword = '') =>
    pagedQueryOf(historyCalls[call], { keyword }, { tags: ['history'] }),
}
