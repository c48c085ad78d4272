import type { ItemType } from '#contract/wire/item-types.ts'
import type { CallContext } from '#kernel/services.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { upsertView } from './history.queries.ts'

/**
 * Records that somebody opens an item. It appears in a member's history; true means that it is the first view of this visit, which counts.
 */
export async function noteView(context: CallContext, itemType: ItemType, itemId: number): Promise<boolean> {
  const { db, member, caller } = context
  const [isNew] = await Promise.all([
    isNewVisit(context, `${itemType} ${itemId}`),
    member && !caller.isDrawing && upsertView(db, { userId: member.userId, itemType, itemId }),
  ])
  return isNew
}
