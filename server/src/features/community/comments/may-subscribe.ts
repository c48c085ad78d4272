import { Refusal } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { findItem } from '#server/features/community/items/find-item.ts'
import type { Item } from '#server/features/community/items/find-item.ts'

/** Anyone who may view an item may subscribe to its comments. */
export async function maySubscribe(
  context: Pick<Context, 'db' | 'member' | 'items'>,
  item: Item,
): Promise<boolean> {
  try {
    await findItem(context, item)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
