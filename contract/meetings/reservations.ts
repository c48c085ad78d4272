import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, flag, id, page, paged, onOff } from '../wire/fields.ts'
import { meetingItem } from '../wire/items.ts'

/** A meeting can be booked and cancelled until this long before it begins; then the reminder is sent. */
export const remindMinutes = 5

export const reservePageSize = 20

export const reservationFailures = defineFailures({
  alreadyReserved: [4821, '您已预约，请勿重复预约', 'already booked, do not repeat'],
  reserveFailed: [4822, '预约失败', 'booking failed'],
  noReservations: [4823, '未设置会前预约', 'no pre-meeting booking set'],
  cancelFailed: [4824, '取消预约失败', 'cancel booking failed'],
})

export const reservationState = z.object({
  is_reserve: bit,
  /** Whether the caller can still change that. */
  can_reserve: bit,
  reserve_num: z.int(),
})

export const reservedMeeting = z.extend(meetingItem, { reserve_time: z.string() })

export const reservationCalls = {
  reserve: defineCall({
    id: 'meeting.reserve',
    path: '/api/web/v3/meeting/reserve',
    about:
      'Books a meeting (`type` 1), once per person, or cancels (2), until 5 minutes before it begins. Then an SMS ' +
      'reminder is sent.',
    access: 'member',
    input: z.object({ meeting_id: id, type: z._default(onOff, true) }),
    output: reservationState,
  }),
  list: defineCall({
    id: 'meeting.reservelist',
    path: '/api/web/v3/meeting/reservelist',
    about: 'What the caller has booked, 20 a page: upcoming ones, next first, then past ones.',
    access: 'member',
    input: z.object({ page }),
    output: paged(reservedMeeting),
  }),
  calendar: defineCall({
    id: 'meeting.calendar',
    path: '/api/web/v3/meeting/calendar',
    about:
      'The address from which a calendar reads the caller’s bookings. Anybody who has it can open it; `renew` 1 ' +
      'creates a new one and invalidates the old one.',
    access: 'member',
    input: z.object({ renew: z._default(flag, false) }),
    output: z.object({ feed: z.string() }),
  }),
}

export type ReservationState = z.infer<typeof reservationState>
export type ReservedMeeting = z.infer<typeof reservedMeeting>
