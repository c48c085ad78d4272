import { failures } from '#contract/wire/failure.ts'
import { itemFailures } from '#contract/wire/item-types.ts'
import type { ItemType, MarkType } from '#contract/wire/item-types.ts'
import { refuse } from '#kernel/fail.ts'
import type { DiscussionPart, ItemContext, Items } from '#kernel/items.ts'

export type Item = { itemType: ItemType; itemId: number }

/** More can be marked than can be commented on. */
export type MarkedItem = { itemType: MarkType; itemId: number }

type Finding = ItemContext & { items: Items }

/** Rejects an item that does not exist or is not for the caller. */
export async function findItem(
  context: Finding,
  { itemType, itemId }: MarkedItem,
  partId = 0,
): Promise<void> {
  const kind = context.items.get(itemType)
  if (kind.find) return kind.find(context, itemId, partId)
  if (partId > 0) throw refuse(itemFailures.programMissing)
  if (!(await kind.exists?.(context.db, itemId))) throw refuse(failures.dataMissing, { detail: 'item_id' })
}

/** Rejects callers who may not read what is written below an item: comments, danmaku, who is there. */
export async function findDiscussion(context: Finding, item: MarkedItem, partId = 0): Promise<void> {
  const kind = context.items.get(item.itemType)
  return kind.findDiscussion
    ? kind.findDiscussion(context, item.itemId, partId)
    : findItem(context, item, partId)
}

/** The parts of a discussion that a caller may not read, though they may read the rest. */
export const findClosedParts = async (context: Finding, item: MarkedItem): Promise<DiscussionPart[]> =>
  (await context.items.get(item.itemType).closedParts?.(context, item.itemId)) ?? []
