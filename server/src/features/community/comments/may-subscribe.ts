import { Refusal } from '#kernel/fail.ts'
import type { GroupContext } from '#kernel/socket/group-access.ts'
import { findDiscussion } from '#server/features/community/items/find-item.ts'
import type { Item } from '#server/features/community/items/find-item.ts'

/** Anyone who may read the comments of an item may subscribe to them. */
export async function maySubscribe(context: GroupContext, item: Item): Promise<boolean> {
  try {
    await findDiscussion(context, item)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
