import type { ItemType } from '#contract/wire/item-types.ts'

/** What is commented on. */
export type CommentTarget = { itemType: ItemType; itemId: number; scheduleId: number }

export const keyOfTarget = ({ itemType, itemId, scheduleId }: CommentTarget) =>
  `${itemType}:${itemId}:${scheduleId}`
