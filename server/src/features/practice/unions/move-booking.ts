import { bookingStates, unionBookingCalls, unionBookingFailures } from '#contract/practice/union-bookings.ts'
import { answer } from '#kernel/answer.ts'
import { sqlState } from '#kernel/database.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context, Within } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { postSystemLine } from '#server/features/community/chat/chat-groups.ts'
import { closeBookingRoom, openBookingRoom } from './booking-room.ts'
import { readBookingTimes } from './booking-times.ts'
import { presentBooking } from './bookings.present.ts'
import { lockBooking, resetAnswers, selectBooking, selectPeople, updateMoved } from './bookings.queries.ts'
import type { BookingRow } from './bookings.queries.ts'
import { findOwnBooking } from './decide-booking.ts'
import { keepChange } from './union-changes.ts'
import { bookingNotices } from './unions.notices.ts'
import { selectManagerIds } from './unions.queries.ts'
import { placeOf, unionText } from './unions.text.ts'

type Booking = BookingRow['booking']

const exclusionViolation = '23P01'

/**
 * The constraint of the table decides whether the time is free. What a manager has approved is not moved by its booker alone:
 * it waits for approval again.
 */
export const moveBooking = answer(unionBookingCalls.move, async (input, context) => {
  const { union, role, userId } = await findOwnBooking(context, input.booking_id)
  const times = readBookingTimes(input.begin_time, input.end_time, new Date())
  if (!('beginAt' in times)) throw refuse(times)
  if (input.place === '' && !input.is_video) throw refuse(unionBookingFailures.placeMissing)
  const row = await context.db.transaction(async (db) => {
    const before = await lockBooking(db, input.booking_id)
    const isHeld = before.state === bookingStates.pending || before.state === bookingStates.approved
    if (!isHeld || before.end_at <= new Date()) throw refuse(unionBookingFailures.bookingOver)
    const state = role.isManager ? before.state : bookingStates.pending
    const moved = {
      begin_at: times.beginAt,
      end_at: times.endAt,
      place: input.place,
      is_video: input.is_video,
      state,
    }
    const isChanged = await keepChange(
      db,
      { unionId: union.id, subject: 'booking', subjectId: before.id, userId },
      fieldsOf(before),
      fieldsOf(moved),
    )
    if (isChanged) {
      await moveFree(db, before.id, moved)
      await tellMoved({ ...context, db }, { before, after: { ...before, ...moved }, userId, union })
    }
    return (await selectBooking(db, before.id, userId))!
  })
  return presentBooking(row)
})

const fieldsOf = (booking: Pick<Booking, 'begin_at' | 'end_at' | 'place' | 'is_video'>) => ({
  begin_time: shanghaiTime(booking.begin_at),
  end_time: shanghaiTime(booking.end_at),
  place: booking.place,
  is_video: booking.is_video ? '1' : '0',
})

async function moveFree(db: Tx, bookingId: number, moved: Parameters<typeof updateMoved>[2]) {
  try {
    await db.transaction((inside) => updateMoved(inside, bookingId, moved))
  } catch (error) {
    if (sqlState(error) === exclusionViolation) throw refuse(unionBookingFailures.timeTaken)
    throw error
  }
}

type Moved = { before: Booking; after: Booking; userId: number; union: { id: number; name: string } }

/** Nobody was invited to what was not approved yet. Those who were answer again, since they may not have time any more. */
async function tellMoved(context: Within<Context>, { before, after, userId, union }: Moved): Promise<void> {
  const { db } = context
  const facts = { topic: after.topic, unionId: union.id, bookingId: after.id }
  if (after.state === bookingStates.pending && before.state === bookingStates.approved) {
    const managers = (await selectManagerIds(db, union.id)).filter((id) => id !== userId)
    await notify(db, managers, bookingNotices.asked.write({ ...facts, union: union.name }))
  }
  if (before.state !== bookingStates.approved) return
  await resetAnswers(db, after.id)
  const time = shanghaiTime(after.begin_at)
  const people = (await selectPeople(db, after.id)).map((person) => person.userId)
  const booker = after.booker_id === null ? [] : [after.booker_id]
  const readers = [...new Set([...people, ...booker])].filter((personId) => personId !== userId)
  const place = { place: after.place, isVideo: after.is_video }
  const was = shanghaiTime(before.begin_at)
  await notify(db, readers, bookingNotices.moved.write({ ...facts, was, time, ...place }))
  if (after.is_video) await openBookingRoom(db, after)
  else if (before.is_video) await closeBookingRoom(context, after.id)
  if (after.chat_group_id !== null)
    await postSystemLine(context, after.chat_group_id, {
      zh: unionText.zh.movedLine(time, placeOf(unionText.zh, after.place, after.is_video)),
      en: unionText.en.movedLine(time, placeOf(unionText.en, after.place, after.is_video)),
    })
}
