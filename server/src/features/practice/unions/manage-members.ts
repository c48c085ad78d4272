import { unionCalls, unionFailures } from '#contract/practice/unions.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { userNoticed } from '#kernel/notice.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { leaveMeetings } from './leave-meetings.ts'
import { findUnionAsMember, findUnionAsOwner } from './union-role.ts'
import { membershipNotices } from './unions.notices.ts'
import {
  deleteManager,
  deleteMember,
  insertManager,
  isUnionMember,
  selectMember,
  updateOwner,
} from './unions.queries.ts'

export const removeMember = answer(unionCalls.removeMember, async (input, context) => {
  const { union, role, userId } = await findUnionAsMember(context, input.id)
  const row = await selectMember(context.db, union.id, input.member_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'member_id' })
  const isLeaving = row.member.user_id === userId
  if (!role.isManager && !isLeaving) throw refuse(unionFailures.managersOnly)
  if (row.isOwner) throw refuse(unionFailures.ownerStays)
  // Managers are named by the owner, and only the owner removes them.
  if (row.isManager && !role.isOwner && !isLeaving) throw refuse(unionFailures.ownerOnly)
  await context.db.transaction((db) =>
    deleteMember(db, union.id, { id: row.member.id, userId: row.member.user_id }),
  )
  // Somebody may be a member twice: as a person, and for a department.
  if (!(await isUnionMember(context.db, union.id, row.member.user_id)))
    await leaveMeetings(context, union.id, row.member.user_id)
  const facts = { union: union.name, unionId: union.id }
  const notice = isLeaving
    ? membershipNotices.left.write({ ...facts, name: (await selectUser(context.db, userId))!.truename })
    : membershipNotices.removed.write(facts)
  await context.events.publish(userNoticed, {
    userId: isLeaving ? union.owner_id : row.member.user_id,
    notice,
  })
  return {}
})

export const setManager = answer(unionCalls.setManager, async (input, context) => {
  const { union, userId } = await findUnionAsOwner(context, input.id)
  if (!(await isUnionMember(context.db, union.id, input.userid))) throw refuse(unionFailures.notMember)
  if (input.userid === userId) return {}
  await (input.type ? insertManager : deleteManager)(context.db, union.id, input.userid)
  await context.events.publish(userNoticed, {
    userId: input.userid,
    notice: membershipNotices[input.type ? 'namedManager' : 'noLongerManager'].write({
      union: union.name,
      unionId: union.id,
    }),
  })
  return {}
})

export const handOver = answer(unionCalls.handOver, async (input, context) => {
  const { union, userId } = await findUnionAsOwner(context, input.id)
  if (input.userid === userId) return {}
  if (!(await isUnionMember(context.db, union.id, input.userid))) throw refuse(unionFailures.notMember)
  await context.db.transaction(async (db) => {
    if (!(await updateOwner(db, union.id, { from: userId, to: input.userid })))
      throw refuse(unionFailures.ownerOnly)
    await deleteManager(db, union.id, input.userid)
    await insertManager(db, union.id, userId)
  })
  await context.events.publish(userNoticed, {
    userId: input.userid,
    notice: membershipNotices.handedOver.write({ union: union.name, unionId: union.id }),
  })
  return {}
})
