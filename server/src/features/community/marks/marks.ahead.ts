import { encyclopediaCalls } from '#contract/library/encyclopedia.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { markCalls } from '#contract/community/marks.ts'
import { ahead, aheadForVisitors } from '#kernel/pages/page.ts'

/** What every page of an item shows besides the item itself. */
export const itemAhead = (item_type: ItemType, item_id: number) => [
  aheadForVisitors(markCalls.state, { item_type, item_id }),
  ahead(encyclopediaCalls.productsOfItem, { item_type, item_id }),
]
