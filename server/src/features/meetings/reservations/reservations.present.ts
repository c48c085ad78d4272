import { asBit } from '#contract/wire/fields.ts'
import { remindMinutes } from '#contract/meetings/reservations.ts'
import type { ReservationState, ReservedMeeting } from '#contract/meetings/reservations.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import type { ReservationRow, ReservationStateRow } from './reservations.queries.ts'

/** Whether it is early enough to book a meeting or to give it up. */
export const isEarly = (beginAt: Date, now: Date) =>
  beginAt.getTime() - now.getTime() > remindMinutes * 60_000

export const presentReservation = (
  { count, isOwn }: ReservationStateRow,
  meeting: { begin_at: Date; reservable: boolean },
  now: Date,
): ReservationState => ({
  is_reserve: asBit(isOwn),
  can_reserve: asBit((meeting.reservable || isOwn) && isEarly(meeting.begin_at, now)),
  reserve_num: count,
})

export const presentReserved = (row: ReservationRow, now: Date): ReservedMeeting => ({
  ...presentMeeting(row, now),
  reserve_time: shanghaiTime(row.reserved_at),
})
