import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import type { Item } from '#server/features/community/items/find-item.ts'

/** Operators moderate every item, doctors their own works, organisers their own meetings. */
export async function mayManage(
  { db, member, items }: Pick<Context, 'db' | 'member' | 'items'>,
  item: Item,
): Promise<boolean> {
  if (!member) return false
  const kind = items.get(item.itemType)
  if (may(member, 'comments.moderate')) return true
  if (kind.moderationRight && may(member, kind.moderationRight)) return true
  return (await kind.isManagedBy?.(db, item.itemId, member.userId)) ?? false
}

export async function refuseUnlessManager(context: Context, item: Item): Promise<void> {
  if (!(await mayManage(context, item))) throw refuse(failures.noPermission)
}
