import { meetingCalls } from '#contract/meetings/meetings.ts'
import { reservationCalls } from '#contract/meetings/reservations.ts'
import { queryOf } from '#web/platform/query.ts'

export const reservationQueries = {
  /** The user's relation to a meeting. */
  about: (meetingId: number) => queryOf(meetingCalls.userStatus, { meeting_id: meetingId }),
  feed: () => queryOf(reservationCalls.calendar, { renew: false }),
}
