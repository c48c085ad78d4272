import { unionCalls, unionMemberTypes } from '#contract/practice/unions.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { countPending, selectLatestApplication } from './applications.queries.ts'
import { countMeetings } from './bookings.queries.ts'
import { selectOpenInvitation } from './invitations.queries.ts'
import { countNotices } from './notices.queries.ts'
import { findUnion, findUnionAsMember } from './union-role.ts'
import { presentMember, presentUnion, presentUnionDetail } from './unions.present.ts'
import { countUnionsOf, selectMembers, selectUnions } from './unions.queries.ts'

/** So many of each sort of members are on the home. */
const facesShown = 8

export const listUnions = answer(unionCalls.list, async ({ page }, { db, member }) => {
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectUnions(db, member?.userId ?? 0, limit, offset),
  )
  return presentPage(found, presentUnion)
})

export const checkUnions = answer(unionCalls.check, async (_input, { db, member }) => ({
  total: member ? await countUnionsOf(db, member.userId) : 0,
}))

export const getUnion = answer(unionCalls.detail, async (input, context) => {
  const { db, member } = context
  const { union, role } = await findUnion(context, input.id)
  const first = (type: 1 | 2) => selectMembers(db, { unionId: union.id, type }, facesShown, 0)
  const [doctors, departments, application, pending, notices, meetings, invitation] = await Promise.all([
    first(unionMemberTypes.doctor),
    first(unionMemberTypes.department),
    member && selectLatestApplication(db, union.id, member.userId),
    role.isManager ? countPending(db, union.id) : 0,
    countNotices(db, union.id),
    countMeetings(db, union.id),
    member && selectOpenInvitation(db, union.id, member.userId),
  ])
  return presentUnionDetail(union, {
    role,
    isInvited: invitation !== undefined && !role.isMember,
    doctors,
    departments,
    application,
    pending,
    notices,
    meetings,
  })
})

export const listMembers = answer(unionCalls.members, async ({ id, type, page }, context) => {
  const { union } = await findUnionAsMember(context, id)
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectMembers(context.db, { unionId: union.id, type }, limit, offset),
  )
  return presentPage(found, presentMember)
})
