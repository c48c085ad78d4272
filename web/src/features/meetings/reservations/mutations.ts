import { reservationCalls } from '#contract/meetings/reservations.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { reservationQueries } from './queries.ts'

export const reservationMutations = {
  set: mutationOf(reservationCalls.reserve, {
    patches: ({ meeting_id }) => reservationQueries.about(meeting_id),
    changes: ['reservations'],
    whenRefused: 'read-again',
  }),
  /** With `renew`, the feed gets another address. */
  renewFeed: mutationOf(reservationCalls.calendar, { answers: () => reservationQueries.feed() }),
}
