import { unionAddingCalls } from '#contract/practice/union-adding.ts'
import { bookingAnswers, unionBookingCalls } from '#contract/practice/union-bookings.ts'
import { unionNoticeCalls } from '#contract/practice/union-notices.ts'
import { unionCalls, unionMemberTypes } from '#contract/practice/unions.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { insertManager, insertMember } from '#server/features/practice/unions/unions.queries.ts'
import { buildDepartment, hoursFromNow } from '#server/testing/build-content.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { passVerification } from '#server/testing/pass-verification.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { newestOf, operate } from './deed.ts'
import type { Deed, Deeds } from './deed.ts'

const decideFounding =
  (action: string): Deed =>
  async (app) => {
    const { user, client } = await buildMember(app)
    await passVerification(app.services, user.id)
    const name = `科联体 ${user.id}`
    const { id } = await client.call(unionCalls.found, {
      name,
      introduction: '介绍',
      reason: '协作',
      questions: [],
    })
    return { readerId: user.id, act: () => operate(app, 'unions', action, id) }
  }

/** Somebody who has applied to a union. */
async function buildApplicant(app: TestApp) {
  const union = await buildUnion(app)
  const { user, client } = await buildMember(app)
  const fields = { id: union.id, type: 1, department_id: 0, reason: '同科室', answers: [] } as const
  const apply = () => client.call(unionCalls.apply, { ...fields, answers: [] })
  return { ...union, applicantId: user.id, apply }
}

const decideApplication =
  (isPassed: boolean): Deed =>
  async (app) => {
    const { owner, applicantId, apply } = await buildApplicant(app)
    const { application_id } = await apply()
    const verdict = { application_id, type: isPassed, reason: isPassed ? '' : '人数已满' }
    return { readerId: applicantId, act: () => owner.client.call(unionCalls.approve, verdict) }
  }

/** A meeting that a member books, with the manager among those who are to come. */
async function buildBooking(app: TestApp) {
  const { db } = app.services
  const union = await buildUnion(app)
  const department = await buildDepartment(db)
  const host = { union_id: union.id, type: unionMemberTypes.department, user_id: union.member.user.id }
  await insertMember(db, { ...host, department_id: department.id })
  const asked = {
    id: union.id,
    topic: '疑难病例讨论',
    place: '门诊楼三层会议室',
    is_video: false,
    begin_time: shanghaiTime(hoursFromNow(26)),
    end_time: shanghaiTime(hoursFromNow(27)),
    department_id: department.id,
    participants: [union.manager.user.id],
  }
  const book = async () => (await union.member.client.call(unionBookingCalls.book, asked)).booking_id
  const decide = (booking_id: number, isPassed: boolean) =>
    union.owner.client.call(unionBookingCalls.approve, {
      booking_id,
      type: isPassed,
      reason: isPassed ? '' : '时间冲突',
    })
  return { ...union, book, decide }
}

const decideBooking =
  (isPassed: boolean, reader: 'member' | 'manager'): Deed =>
  async (app) => {
    const built = await buildBooking(app)
    const bookingId = await built.book()
    return { readerId: built[reader].user.id, act: () => built.decide(bookingId, isPassed) }
  }

export const unionDeeds: Deeds = {
  'unions.founded': decideFounding('pass'),
  'unions.foundingRefused': decideFounding('refuse'),
  'unions.applied': async (app) => {
    const { owner, apply } = await buildApplicant(app)
    return { readerId: owner.user.id, act: apply }
  },
  'unions.approved': decideApplication(true),
  'unions.rejected': decideApplication(false),
  'unions.added': async (app) => {
    const { id, owner } = await buildUnion(app)
    const { user } = await buildMember(app)
    const given = { id, user_ids: [user.id], phones: [] }
    return { readerId: user.id, act: () => owner.client.call(unionAddingCalls.add, given) }
  },
  'unions.invitedByNumber': async (app) => {
    const { id, owner } = await buildUnion(app)
    const { user, phone } = await buildMember(app)
    const given = { id, user_ids: [], phones: [phone] }
    return { readerId: user.id, act: () => owner.client.call(unionAddingCalls.add, given) }
  },
  'unions.joined': async (app) => {
    const { id, owner } = await buildUnion(app)
    const { client, phone } = await buildMember(app)
    await owner.client.call(unionAddingCalls.add, { id, user_ids: [], phones: [phone] })
    const act = () => client.call(unionCalls.answerInvitation, { id, type: true })
    return { readerId: owner.user.id, act }
  },
  'unions.left': async (app) => {
    const { id, owner, member } = await buildUnion(app)
    const member_id = await newestOf(app, 'union_members', member.user.id)
    const act = () => member.client.call(unionCalls.removeMember, { id, member_id })
    return { readerId: owner.user.id, act }
  },
  'unions.removed': async (app) => {
    const { id, owner, member } = await buildUnion(app)
    const member_id = await newestOf(app, 'union_members', member.user.id)
    const act = () => owner.client.call(unionCalls.removeMember, { id, member_id })
    return { readerId: member.user.id, act }
  },
  'unions.namedManager': async (app) => {
    const { id, owner, member } = await buildUnion(app)
    await passVerification(app.services, member.user.id)
    const given = { id, userid: member.user.id, type: true }
    return { readerId: member.user.id, act: () => owner.client.call(unionCalls.setManager, given) }
  },
  'unions.noLongerManager': async (app) => {
    const { id, owner, member } = await buildUnion(app)
    await insertManager(app.services.db, id, member.user.id)
    const given = { id, userid: member.user.id, type: false }
    return { readerId: member.user.id, act: () => owner.client.call(unionCalls.setManager, given) }
  },
  'unions.handedOver': async (app) => {
    const { id, owner, member } = await buildUnion(app)
    await passVerification(app.services, member.user.id)
    const given = { id, userid: member.user.id }
    return { readerId: member.user.id, act: () => owner.client.call(unionCalls.handOver, given) }
  },
  'unions.noticed': async (app) => {
    const { id, owner, member } = await buildUnion(app)
    const given = { id, title: '义诊安排', content: '请于周五前回执', files: [] }
    return { readerId: member.user.id, act: () => owner.client.call(unionNoticeCalls.publish, given) }
  },
  'unions.reminded': async (app) => {
    const { id, owner, member } = await buildUnion(app)
    const given = { id, title: '义诊安排', content: '请于周五前回执', files: [] }
    const published = await owner.client.call(unionNoticeCalls.publish, given)
    const remind = () => owner.client.call(unionNoticeCalls.remind, { id: published.id })
    return { readerId: member.user.id, act: remind }
  },
  'unions.noticeEdited': async (app) => {
    const { id, owner, member } = await buildUnion(app)
    const given = { title: '义诊安排', content: '请于周五前回执', files: [] }
    const published = await owner.client.call(unionNoticeCalls.publish, { id, ...given })
    const changed = { ...given, id: published.id, content: '请于周六前回执', is_told: true }
    return { readerId: member.user.id, act: () => owner.client.call(unionNoticeCalls.edit, changed) }
  },
  'unions.noticeWithdrawn': async (app) => {
    const { id, owner, member } = await buildUnion(app)
    const given = { id, title: '义诊安排', content: '请于周五前回执', files: [] }
    const published = await owner.client.call(unionNoticeCalls.publish, given)
    const act = () => owner.client.call(unionNoticeCalls.withdraw, { id: published.id, reason: '时间有误' })
    return { readerId: member.user.id, act }
  },
  'unions.bookingMoved': async (app) => {
    const { manager, owner, book, decide } = await buildBooking(app)
    const booking_id = await book()
    await decide(booking_id, true)
    const moved = {
      booking_id,
      begin_time: shanghaiTime(hoursFromNow(50)),
      end_time: shanghaiTime(hoursFromNow(51)),
      place: '示教室',
      is_video: false,
    }
    return { readerId: manager.user.id, act: () => owner.client.call(unionBookingCalls.move, moved) }
  },
  'unions.bookingAsked': async (app) => {
    const { owner, book } = await buildBooking(app)
    return { readerId: owner.user.id, act: book }
  },
  'unions.bookingApproved': decideBooking(true, 'member'),
  'unions.bookingRejected': decideBooking(false, 'member'),
  'unions.invited': decideBooking(true, 'manager'),
  'unions.bookingAnswered': async (app) => {
    const { manager, member, book, decide } = await buildBooking(app)
    const booking_id = await book()
    await decide(booking_id, true)
    const yes = { booking_id, answer: bookingAnswers.comes }
    return { readerId: member.user.id, act: () => manager.client.call(unionBookingCalls.answer, yes) }
  },
  'unions.bookingCancelled': async (app) => {
    const { manager, member, book, decide } = await buildBooking(app)
    const booking_id = await book()
    await decide(booking_id, true)
    const act = () => member.client.call(unionBookingCalls.cancel, { booking_id })
    return { readerId: manager.user.id, act }
  },
}
