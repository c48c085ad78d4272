import { itemTypes } from '#contract/wire/item-types.ts'
import { sectionOfItem, sectionTypes } from '#contract/wire/items.ts'
import type { ItemRef } from '#server/features/community/items/load-items.ts'

/** Sections identify kinds of items by number. */
export const itemTypeOfSection = (section: number): ItemRef['kind'] | undefined =>
  section === sectionTypes.experts ? 'doctor' : itemTypes.find((type) => sectionOfItem[type] === section)
