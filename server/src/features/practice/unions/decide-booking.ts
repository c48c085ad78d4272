import {
  bookingAnswers,
  bookingStates,
  unionBookingCalls,
  unionBookingFailures,
} from '#contract/practice/union-bookings.ts'
import { unionFailures } from '#contract/practice/unions.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { review } from '#kernel/review/review.ts'
import type { Context, Within } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { closeGroup } from '#server/features/community/chat/chat-groups.ts'
import { closeBookingRoom } from './booking-room.ts'
import {
  bookingReview,
  selectBooking,
  selectPeople,
  updateAnswer,
  updateCancelled,
  updateMinutes,
} from './bookings.queries.ts'
import type { BookingRow } from './bookings.queries.ts'
import { inviteParticipants, openBooking } from './invite-participants.ts'
import { findUnionAsManager, findUnionAsMember } from './union-role.ts'
import { bookingNotices } from './unions.notices.ts'
import { unionText } from './unions.text.ts'

export async function findBooking(context: Context, bookingId: number) {
  const row = await selectBooking(context.db, bookingId, memberOf(context).userId)
  if (!row) throw refuse(unionBookingFailures.bookingMissing)
  return { row, ...(await findUnionAsMember(context, row.booking.union_id)) }
}

/** Its booker and the managers change a booking. */
export async function findOwnBooking(context: Context, bookingId: number) {
  const found = await findBooking(context, bookingId)
  if (!found.role.isManager && found.row.booking.booker_id !== found.userId)
    throw refuse(unionFailures.managersOnly)
  return found
}

type Verdict = { booking_id: number; type: boolean; reason: string }

export const decideBooking = answer(unionBookingCalls.approve, (input, context) =>
  reviewBooking(context, input),
)

/** A manager approves a booking (`type` true) or rejects it with a reason. */
export async function reviewBooking(context: Context, input: Verdict) {
  const { row } = await findBooking(context, input.booking_id)
  const { booking } = row
  await findUnionAsManager(context, booking.union_id)
  if (!input.type && input.reason === '') throw refuse(unionFailures.reasonNeeded)
  await review(context, bookingReview, {
    submission: { id: booking.id, ownerId: booking.booker_id },
    verdict: {
      state: input.type ? bookingStates.approved : bookingStates.rejected,
      review_reason: input.reason,
    },
    notice: input.type
      ? bookingNotices.approved.write(factsOf(booking))
      : bookingNotices.rejected.write({ ...factsOf(booking), reason: input.reason }),
    async within(db, decide) {
      await decide()
      if (!input.type) return
      await openBooking(db, booking.id)
      const inside = { ...context, db }
      await inviteParticipants(inside, (await findBooking(inside, booking.id)).row)
    },
  })
  return {}
}

const factsOf = (booking: BookingRow['booking']) => ({
  topic: booking.topic,
  unionId: booking.union_id,
  bookingId: booking.id,
})

export const answerBooking = answer(unionBookingCalls.answer, (input, context) =>
  saveBookingAnswer(context, input.booking_id, input.answer),
)

export async function saveBookingAnswer(context: Context, bookingId: number, answer: number) {
  const { row, userId } = await findBooking(context, bookingId)
  if (row.answer === null) throw refuse(unionBookingFailures.bookingMissing)
  await context.db.transaction(async (db) => {
    const isSaved = await updateAnswer(db, { bookingId, userId, answer })
    if (!isSaved) throw refuse(unionBookingFailures.bookingOver)
    if (row.answer !== answer) await tellBooker({ ...context, db }, row.booking, answer)
  })
  return {}
}

async function tellBooker({ db, member }: Within<Context>, booking: BookingRow['booking'], given: number) {
  const { userId } = member!
  const answer = answerNames.find((name) => bookingAnswers[name] === given)
  if (booking.booker_id === null || booking.booker_id === userId || !answer) return
  const name = (await selectUser(db, userId))!.truename
  const notice = bookingNotices.answered.write({ ...factsOf(booking), name, answer })
  await notify(db, booking.booker_id, notice)
}

const answerNames = ['comes', 'absent', 'perhaps'] as const

export const cancelBooking = answer(unionBookingCalls.cancel, async (input, context) => {
  const { row, userId } = await findOwnBooking(context, input.booking_id)
  const { booking } = row
  await context.db.transaction(async (db) => {
    if (!(await updateCancelled(db, booking.id))) throw refuse(unionBookingFailures.bookingOver)
    // Nobody was invited to what was not approved yet.
    if (booking.state === bookingStates.approved) await uninvite({ ...context, db }, booking, userId)
  })
  return {}
})

async function uninvite(context: Within<Context>, booking: BookingRow['booking'], userId: number) {
  const { db } = context
  const notice = bookingNotices.cancelled.write({
    ...factsOf(booking),
    time: shanghaiTime(booking.begin_at),
  })
  const people = (await selectPeople(db, booking.id)).map((person) => person.userId)
  const booker = booking.booker_id === null ? [] : [booking.booker_id]
  await notify(
    db,
    [...people, ...booker].filter((personId) => personId !== userId),
    notice,
  )
  await closeBookingRoom(context, booking.id)
  if (booking.chat_group_id !== null)
    await closeGroup(context, booking.chat_group_id, {
      zh: unionText.zh.cancelledLine,
      en: unionText.en.cancelledLine,
    })
}

export const saveMinutes = answer(unionBookingCalls.saveMinutes, async (input, context) => {
  const { row } = await findOwnBooking(context, input.booking_id)
  const { booking } = row
  if (booking.state !== bookingStates.approved) throw refuse(unionBookingFailures.bookingOver)
  if (booking.begin_at > new Date()) throw refuse(unionBookingFailures.minutesTooEarly)
  await updateMinutes(context.db, booking.id, input.minutes)
  return {}
})
