import { collegeCalls } from '#contract/library/college.ts'
import { encyclopediaCalls } from '#contract/library/encyclopedia.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { markCalls } from '#contract/community/marks.ts'
import { preload, preloadForVisitors } from '#kernel/pages/page.ts'

/** What every page of an item shows besides the item itself. */
export const itemPreloads = (item_type: ItemType, item_id: number) => [
  preloadForVisitors(markCalls.state, { item_type, item_id }),
  preload(collegeCalls.topicsOfItem, { item_type, item_id }),
  preload(encyclopediaCalls.productsOfItem, { item_type, item_id }),
]
