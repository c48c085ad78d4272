import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import type { Item } from '#server/features/community/marks/find-item.ts'
import { isOwnItem } from '#server/features/community/marks/items.queries.ts'
import { selectIsManager } from '#server/features/meetings/meetings/managers.queries.ts'

/** Operators manage what stands below anything, doctors what stands below their own work, organisers their meeting's. */
export async function mayManage(
  { db, member }: Pick<Context, 'db' | 'member'>,
  item: Item,
): Promise<boolean> {
  if (!member) return false
  if (member.role === 'operator') return true
  return item.itemType === 'meeting'
    ? selectIsManager(db, item.itemId, member.userId)
    : isOwnItem(db, item.itemType, item.itemId, member.userId)
}

export async function refuseUnlessManager(context: Context, item: Item): Promise<void> {
  if (!(await mayManage(context, item))) throw refuse(failures.noPermission)
}
