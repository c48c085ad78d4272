import type { ItemType } from '#contract/wire/item-types.ts'

/** What is commented on. */
export type CommentPlace = { itemType: ItemType; itemId: number; scheduleId: number }

export const keyOfPlace = ({ itemType, itemId, scheduleId }: CommentPlace) =>
  `${itemType}:${itemId}:${scheduleId}`
