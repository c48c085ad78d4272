import { meetingFailures } from '#contract/meetings/meetings.ts'
import { reservationCalls, reservationFailures, reservePageSize } from '#contract/meetings/reservations.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { orRefuse } from '#kernel/or-refuse.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { isForCaller } from '#server/features/meetings/watching/admission.ts'
import type { MeetingRow } from '#server/features/meetings/meetings/meetings.queries.ts'
import { isEarly, presentReservation, presentReserved } from './reservations.present.ts'
import {
  deleteReservation,
  insertReservation,
  selectReservations,
  selectReservationState,
} from './reservations.queries.ts'

export const reserveMeeting = answer(reservationCalls.reserve, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const row = await findMeeting(db, input.meeting_id)
  await (input.type ? reserve(context, row) : cancel(context, row))
  await context.events.announce(context.db, userChanged, { userId })
  const state = await selectReservationState(db, row.meeting.id, userId)
  return presentReservation(state, row.meeting, new Date())
})

async function reserve(context: CallContext, row: MeetingRow) {
  const { db, caller } = context
  const { meeting } = row
  if (!meeting.reservable) throw refuse(reservationFailures.noReservations)
  if (!(await isForCaller(context, row.meeting))) throw refuse(meetingFailures.notForYou)
  if (!isEarly(meeting.begin_at, new Date())) throw refuse(reservationFailures.reserveFailed)
  const isNew = await orRefuse(context, reservationFailures.reserveFailed, () =>
    insertReservation(db, meeting.id, memberOf(context).userId, caller.language),
  )
  if (!isNew) throw refuse(reservationFailures.alreadyReserved)
}

async function cancel(context: CallContext, { meeting }: MeetingRow) {
  const isGone = await orRefuse(context, reservationFailures.cancelFailed, () =>
    deleteReservation(context.db, meeting.id, memberOf(context).userId),
  )
  if (!isGone) throw refuse(reservationFailures.cancelFailed)
}

export const listReservations = answer(reservationCalls.list, async ({ page }, context) => {
  const { userId } = memberOf(context)
  const now = new Date()
  const found = await readPage(page, reservePageSize, (limit, offset) =>
    selectReservations(context.db, userId, limit, offset),
  )
  return presentPage(found, (row) => presentReserved(row, now))
})
