import { unionCalls, unionFailures } from '#contract/practice/unions.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { userNoticed } from '#kernel/notice.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { endMembership, giveUnion, noticeRemoved } from './change-members.ts'
import { findUnionAsMember, findUnionAsOwner } from './union-role.ts'
import { membershipNotices } from './unions.notices.ts'
import { deleteManager, insertManager, isUnionMember, selectMember } from './unions.queries.ts'

export const removeMember = answer(unionCalls.removeMember, async (input, context) => {
  const { union, role, userId } = await findUnionAsMember(context, input.id)
  const row = await selectMember(context.db, union.id, input.member_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'member_id' })
  const isLeaving = row.member.user_id === userId
  if (!role.isManager && !isLeaving) throw refuse(unionFailures.managersOnly)
  if (row.isOwner) throw refuse(unionFailures.ownerStays)
  // Managers are named by the owner, and only the owner removes them.
  if (row.isManager && !role.isOwner && !isLeaving) throw refuse(unionFailures.ownerOnly)
  await endMembership(context, union.id, { id: row.member.id, userId: row.member.user_id })
  if (!isLeaving) await noticeRemoved(context, union, row.member.user_id)
  else
    await context.events.publish(userNoticed, {
      userId: union.owner_id,
      notice: membershipNotices.left.write({
        union: union.name,
        unionId: union.id,
        name: (await selectUser(context.db, userId))!.truename,
      }),
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
  if (input.userid !== userId) await giveUnion(context, union, input.userid)
  return {}
})
