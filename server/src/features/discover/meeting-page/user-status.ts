import { checkinStates } from '#contract/meetings/checkin.ts'
import { asBit } from '#contract/wire/fields.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { findCheckin, selectCheckinStatus } from '#server/features/meetings/checkin/find-checkin.ts'
import { presentMarkState } from '#server/features/community/marks/marks.present.ts'
import { selectMarkState } from '#server/features/community/marks/marks.queries.ts'
import { presentReservation } from '#server/features/meetings/reservations/reservations.present.ts'
import { selectReservationState } from '#server/features/meetings/reservations/reservations.queries.ts'
import { selectTaskIdOf } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'

export const getUserStatus = answer(meetingCalls.userStatus, async (input, { db, member }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  const userId = member?.userId ?? 0
  const [marks, reservation, isSigned, taskId] = await Promise.all([
    selectMarkState(db, userId, { itemType: 'meeting', itemId: meeting.id }),
    selectReservationState(db, meeting.id, userId),
    isSignedIn(db, meeting.id, userId),
    userId > 0 ? selectTaskIdOf(db, meeting.id, userId) : 0,
  ])
  const { is_collect, is_praise } = presentMarkState(marks)
  return {
    ...presentReservation(reservation, meeting, new Date()),
    is_collect,
    is_praise,
    is_sign: asBit(isSigned),
    task_id: taskId,
  }
})

/** Whether a check-in has passed: to this meeting, or to its large meeting. */
async function isSignedIn(db: Db, meetingId: number, userId: number): Promise<boolean> {
  if (userId === 0) return false
  const { checkinMeetingId } = await findCheckin(db, meetingId)
  return (await selectCheckinStatus(db, checkinMeetingId, userId)).state === checkinStates.passed
}
