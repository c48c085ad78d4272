import { unionFailures } from '#contract/practice/unions.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Tx } from '#kernel/database.ts'
import type { Context, Within } from '#kernel/services.ts'
import { leaveMeetings } from './leave-meetings.ts'
import { membershipNotices } from './unions.notices.ts'
import {
  deleteManager,
  deleteMember,
  hasVerified,
  insertManager,
  isUnionMember,
  updateOwner,
} from './unions.queries.ts'

type Union = { id: number; name: string; owner_id: number | null }

/** Takes a membership away, and with the last one of a person what it opened to them. */
export async function endMembership(
  context: Within<Context>,
  unionId: number,
  member: { id: number; userId: number },
): Promise<void> {
  await deleteMember(context.db, unionId, member)
  // Somebody may be a member twice: as a person, and for a department.
  if (!(await isUnionMember(context.db, unionId, member.userId)))
    await leaveMeetings(context, unionId, member.userId)
}

/** Makes a member the owner; the former one, if there still is one, stays a manager. */
export async function giveUnion(context: Context, union: Union, userId: number): Promise<void> {
  if (!(await isUnionMember(context.db, union.id, userId))) throw refuse(unionFailures.notMember)
  if (!(await hasVerified(context.db, userId))) throw refuse(unionFailures.memberUnverified)
  await context.db.transaction(async (db) => {
    if (!(await updateOwner(db, union.id, { from: union.owner_id, to: userId })))
      throw refuse(unionFailures.ownerOnly)
    await deleteManager(db, union.id, userId)
    if (union.owner_id !== null) await insertManager(db, union.id, union.owner_id)
    await notify(db, userId, membershipNotices.handedOver.write({ union: union.name, unionId: union.id }))
  })
}

export const noticeRemoved = (db: Tx, union: Union, userId: number) =>
  notify(db, userId, membershipNotices.removed.write({ union: union.name, unionId: union.id }))
