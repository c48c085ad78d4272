import { groupStates } from '#contract/commerce/groups.ts'
import type { Tx } from '#kernel/database.ts'
import { notify } from '#kernel/notify.ts'
import { grantRight, hasRight } from '#server/features/library/rights/rights.queries.ts'
import { groupComplete, groupJoined } from './groups.notices.ts'
import {
  countMembers,
  insertMember,
  lockGroup,
  selectGroupOfOrder,
  selectMembers,
  updateEnded,
  updateLeft,
} from './groups.queries.ts'
import type { GroupRow } from './groups.queries.ts'

type Joining = { groupId: number; orderId: number; userId: number; title: string; paidAt: Date }

/** `returned`: orders of members who have got the work in another way meanwhile. */
export type Joined = { isIn: boolean; returned: number[] }

/**
 * Gives a place to somebody who has paid, in the transaction that settles the payment, with the order locked. The group is
 * locked: of two who pay for the last place one gets it. With the last place everybody gets the right to watch.
 */
export async function joinGroup(db: Tx, joining: Joining): Promise<Joined> {
  const { groupId, orderId, userId, title, paidAt } = joining
  const group = await lockGroup(db, groupId)
  const out = { isIn: false, returned: [] }
  if (group?.state !== groupStates.open || paidAt > group.deadline_at) return out
  if (await hasRight(db, userId, { type: 'production', id: group.production_id })) return out
  if (!(await insertMember(db, { group_id: groupId, order_id: orderId, user_id: userId }))) return out
  const missing = group.size - (await countMembers(db, groupId))
  if (missing === 0) return { isIn: true, returned: await completeGroup(db, group, title) }
  await notify(db, userId, groupJoined.write({ title, missing, orderId }))
  return { isIn: true, returned: [] }
}

async function completeGroup(db: Tx, group: GroupRow, title: string): Promise<number[]> {
  await updateEnded(db, group.id, groupStates.complete)
  const item = { type: 'production', id: group.production_id } as const
  const returned: number[] = []
  for (const { order_id: orderId, user_id: userId } of await selectMembers(db, group.id)) {
    if (userId !== null && (await grantRight(db, { userId, item, orderId })))
      await notify(db, userId, groupComplete.write({ title, workId: group.production_id }))
    else {
      await updateLeft(db, orderId)
      returned.push(orderId)
    }
  }
  return returned
}

/** An order that was refunded gives its place back. Runs with the order locked. */
export async function leaveGroup(db: Tx, orderId: number): Promise<void> {
  const member = await selectGroupOfOrder(db, orderId)
  if (!member) return
  await lockGroup(db, member.group_id)
  await updateLeft(db, orderId)
}
