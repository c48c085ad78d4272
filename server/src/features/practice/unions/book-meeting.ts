import { bookingStates, unionBookingCalls, unionBookingFailures } from '#contract/practice/union-bookings.ts'
import { answer } from '#kernel/answer.ts'
import { sqlState } from '#kernel/database.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { notify } from '#kernel/notify.ts'
import { readBookingTimes } from './booking-times.ts'
import { presentBooking } from './bookings.present.ts'
import { countMembersAmong, insertBooking, insertPeople, selectBooking } from './bookings.queries.ts'
import { inviteParticipants, openBooking } from './invite-participants.ts'
import { findUnionAsMember } from './union-role.ts'
import { bookingNotices } from './unions.notices.ts'
import { hasDepartmentMember, selectManagerIds } from './unions.queries.ts'

const perUser: Limit = { name: 'union-booking', max: 30, windowMs: 3600_000 }
const exclusionViolation = '23P01'

/** That of a manager is approved at once; other bookings wait for one. */
export const bookMeeting = answer(unionBookingCalls.book, async (input, context) => {
  const { db, limits } = context
  const { union, role, userId } = await findUnionAsMember(context, input.id)
  const times = readBookingTimes(input.begin_time, input.end_time, new Date())
  if (!('beginAt' in times)) throw refuse(times)
  if (!(await hasDepartmentMember(db, union.id, input.department_id)))
    throw refuse(unionBookingFailures.departmentNotMember)
  if (input.place === '' && !input.is_video) throw refuse(unionBookingFailures.placeMissing)
  const participants = [...new Set(input.participants)]
  if ((await countMembersAmong(db, union.id, participants)) < participants.length)
    throw refuse(unionBookingFailures.participantsNotMembers)
  await limits.spend(perUser, String(userId))
  const row = await db.transaction(async (db) => {
    const id = await insertFree(db, {
      union_id: union.id,
      department_id: input.department_id,
      booker_id: userId,
      topic: input.topic,
      place: input.place,
      is_video: input.is_video,
      begin_at: times.beginAt,
      end_at: times.endAt,
      state: role.isManager ? bookingStates.approved : bookingStates.pending,
    })
    await insertPeople(db, id, participants)
    if (role.isManager) await openBooking(db, id)
    const row = (await selectBooking(db, id, userId))!
    if (role.isManager) await inviteParticipants({ ...context, db }, row)
    else {
      const facts = { union: union.name, topic: input.topic, unionId: union.id, bookingId: id }
      await notify(db, await selectManagerIds(db, union.id), bookingNotices.asked.write(facts))
    }
    return row
  })
  return presentBooking(row)
})

/** The constraint of the table decides, so that of two bookings at the same moment one is refused. */
async function insertFree(db: Db, row: Parameters<typeof insertBooking>[1]): Promise<number> {
  try {
    return await insertBooking(db, row)
  } catch (error) {
    if (sqlState(error) === exclusionViolation) throw refuse(unionBookingFailures.timeTaken)
    throw error
  }
}
