import { meetingCalls } from '#contract/meetings/meetings.ts'
import { reservationCalls } from '#contract/meetings/reservations.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** What the user has booked. */
    reservations: true
  }
}

export const reservationQueries = {
  /** The user's relation to a meeting. */
  about: (meetingId: number) => queryOf(meetingCalls.userStatus, { meeting_id: meetingId }),
  own: () => ({ ...pagedQueryOf(reservationCalls.list, {}, { tags: ['reservations'] }), staleTime: 0 }),
  feed: () => queryOf(reservationCalls.calendar, { renew: false }),
}
