import type { ItemType } from '#contract/wire/item-types.ts'
import type { Context } from '#kernel/services.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { upsertView } from './history.queries.ts'

/**
 * Somebody opens a thing. A member finds it again in their history; everybody counts once a visit: true says that
 * this is the first time on it.
 */
export async function noteView(context: Context, itemType: ItemType, itemId: number): Promise<boolean> {
  const { db, member } = context
  const [isNew] = await Promise.all([
    isNewVisit(context, `${itemType} ${itemId}`),
    member && upsertView(db, { userId: member.userId, itemType, itemId }),
  ])
  return isNew
}
