import { unionCalls, unionFailures } from '#contract/practice/unions.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { endMembership, giveUnion, noticeRemoved } from './change-members.ts'
import { findUnionAsMember, findUnionAsOwner, requireManager } from './union-role.ts'
import { membershipNotices } from './unions.notices.ts'
import { deleteManager, hasVerified, insertManager, isUnionMember, selectMember } from './unions.queries.ts'

export const removeMember = answer(unionCalls.removeMember, async (input, context) => {
  const { union, role, userId } = await findUnionAsMember(context, input.id)
  const row = await selectMember(context.db, union.id, input.member_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'member_id' })
  const isLeaving = row.member.user_id === userId
  if (!isLeaving) requireManager(role)
  if (row.isOwner) throw refuse(unionFailures.ownerStays)
  // Managers are named by the owner, and only the owner removes them.
  if (row.isManager && !role.isOwner && !isLeaving) throw refuse(unionFailures.ownerOnly)
  await context.db.transaction(async (db) => {
    await endMembership({ ...context, db }, union.id, { id: row.member.id, userId: row.member.user_id })
    if (!isLeaving) return noticeRemoved(db, union, row.member.user_id)
    if (union.owner_id === null) return undefined
    const name = (await selectUser(db, userId))!.truename
    const facts = { union: union.name, unionId: union.id, name }
    return notify(db, union.owner_id, membershipNotices.left.write(facts))
  })
  return {}
})

export const setManager = answer(unionCalls.setManager, async (input, context) => {
  const { union, userId } = await findUnionAsOwner(context, input.id)
  if (!(await isUnionMember(context.db, union.id, input.userid))) throw refuse(unionFailures.notMember)
  if (input.userid === userId) return {}
  if (input.type && !(await hasVerified(context.db, input.userid)))
    throw refuse(unionFailures.memberUnverified)
  const notice = membershipNotices[input.type ? 'namedManager' : 'noLongerManager']
  await context.db.transaction(async (db) => {
    await (input.type ? insertManager : deleteManager)(db, union.id, input.userid)
    await notify(db, input.userid, notice.write({ union: union.name, unionId: union.id }))
  })
  return {}
})

export const handOver = answer(unionCalls.handOver, async (input, context) => {
  const { union, userId } = await findUnionAsOwner(context, input.id)
  if (input.userid !== userId) await giveUnion(context, union, input.userid)
  return {}
})
