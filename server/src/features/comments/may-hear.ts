import { itemTypes } from '#contract/item-types.ts'
import { Refusal } from '#kernel/fail.ts'
import type { Context } from '#kernel/house.ts'
import { findItem } from '#server/features/marks/find-item.ts'
import type { Item } from '#server/features/marks/find-item.ts'

/** The item whose comments a group hears, undefined for groups of another kind. */
export function itemOfGroup(groupId: string): Item | undefined {
  const [, name, id] = /^(?:comments:)?([a-z]+):(\d{1,15})$/.exec(groupId) ?? []
  const itemType = itemTypes.find((type) => type === name)
  const isPrefixed = groupId.startsWith('comments:')
  if (!itemType || isPrefixed === (itemType === 'meeting')) return undefined
  return { itemType, itemId: Number(id) }
}

/** Who may see an item may hear what is said below it. */
export async function mayHear(context: Pick<Context, 'db' | 'member'>, item: Item): Promise<boolean> {
  try {
    await findItem(context, item)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
