import type { ItemType } from '#contract/wire/item-types.ts'
import { markCalls } from '#contract/community/marks.ts'
import { queryOf } from '#web/platform/query.ts'

export const markQueries = {
  state: (itemType: ItemType, itemId: number) =>
    // It counts the comments too.
    queryOf(markCalls.state, { item_type: itemType, item_id: itemId }, { tags: ['comments'] }),
}
