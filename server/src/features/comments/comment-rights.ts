import { failures } from '#contract/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/house.ts'
import type { Item } from '#server/features/marks/find-item.ts'
import { isOwnItem } from '#server/features/marks/items.queries.ts'

/** Operators manage what stands below anything, doctors what stands below their own work. */
export async function mayManage(
  { db, member }: Pick<Context, 'db' | 'member'>,
  item: Item,
): Promise<boolean> {
  if (!member) return false
  return member.role === 'operator' || isOwnItem(db, item.itemType, item.itemId, member.userId)
}

export async function refuseUnlessManager(context: Context, item: Item): Promise<void> {
  if (!(await mayManage(context, item))) throw refuse(failures.noPermission)
}
