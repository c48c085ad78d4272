import { itemTypes } from '#contract/wire/item-types.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { sectionOfItem } from '#contract/wire/items.ts'

/** Sections identify kinds of items by number. */
export const itemTypeOfSection = (section: number): ItemType | undefined =>
  itemTypes.find((type) => sectionOfItem[type] === section)
