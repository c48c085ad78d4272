import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, flag, id, json, line, lines, nothing, onOff, words } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'

export const unionBookingFailures = defineFailures({
  bookingMissing: [404, '预约不存在', 'the booking does not exist'],
  timeWrong: [5651, '请选择正确的开始和结束时间', 'please choose a correct begin and end'],
  timePast: [5652, '不能预约过去的时间', 'a meeting cannot be booked in the past'],
  timeTooLong: [5653, '会议不能超过 24 小时', 'a meeting may last at most 24 hours'],
  timeTaken: [
    5654,
    '该科室在此时间已有会议，请另选时间',
    'this department has a meeting at that time, please choose another',
  ],
  departmentNotMember: [5655, '主办科室不是科联体成员', 'the host department is not a member of the union'],
  participantsNotMembers: [5656, '参会人须是科联体成员', 'participants have to be members of the union'],
  bookingNotOpen: [5657, '该预约已处理', 'this booking has already been decided'],
  bookingOver: [5658, '该会议已取消或结束', 'this meeting is cancelled or over'],
  placeMissing: [
    5660,
    '请填写会议地点，或选择视频会议',
    'please say where the meeting is, or choose a video room',
  ],
  minutesTooEarly: [5659, '会议开始后才能填写纪要', 'minutes can be written once the meeting has begun'],
})

export const bookingStates = { pending: 0, approved: 1, rejected: 2, cancelled: 3 } as const

export const bookingAnswers = { none: 0, comes: 1, absent: 2, perhaps: 3 } as const

export const unionBookingLimits = {
  topic: 60,
  place: 60,
  reason: 500,
  minutes: 20_000,
  participants: 200,
} as const

/** `YYYY-MM-DD HH:mm` in Asia/Shanghai. */
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

const answerCode = z.codec(z.enum(['1', '2', '3']), z.union([z.literal(1), z.literal(2), z.literal(3)]), {
  decode: (value) => (value === '1' ? 1 : value === '2' ? 2 : 3),
  encode: (value) => (value === 1 ? '1' : value === 2 ? '2' : '3'),
})

export const unionBookingItem = z.object({
  booking_id: z.int(),
  id: z.int(),
  topic: z.string(),
  /** May be empty where there is a video room. */
  place: z.string(),
  is_video: bit,
  department_id: z.int(),
  department: z.string(),
  hospital: z.string(),
  begin_time: z.string(),
  end_time: z.string(),
  status: oneOf(bookingStates),
  review_reason: z.string(),
  booker_name: z.string(),
  participant_num: z.int(),
  coming_num: z.int(),
  /** The caller’s own answer; -1 for those who are not invited. */
  answer: z.int(),
})

export const bookingParticipant = z.object({
  userid: z.int(),
  truename: z.string(),
  photo: z.string(),
  hospital: z.string(),
  title: z.string(),
  answer: z.int(),
})

export const unionBooking = z.extend(unionBookingItem, {
  union_name: z.string(),
  participants: z.array(bookingParticipant),
  /** Plain text. */
  minutes: z.string(),
  is_manager: bit,
  is_booker: bit,
  /** The chat of the participants, 0 until it is approved and for others. */
  imGroupId: z.int(),
  /** The video room, for those who may enter it; 0 until it is approved and for others. */
  video_room_id: z.int(),
  /** Opens in a calendar, for a while; empty until it is approved. */
  calendar_url: z.string(),
})

export const unionBookingCalls = {
  list: defineCall({
    id: 'union.bookings',
    method: 'GET',
    path: '/MedicalCollege/union/bookings',
    about:
      'The bookings of a union that overlap the days from `from_day` to `to_day`, at most 62, in order of time; and the departments of the union, to show their calendars side by side. Departments are busy with bookings of other unions too, whose topics are not told. For members.',
    access: 'member',
    input: z.object({ id, from_day: day, to_day: day }),
    output: z.object({
      bookings: z.array(unionBookingItem),
      departments: z.array(
        z.object({ department_id: z.int(), department: z.string(), hospital: z.string() }),
      ),
      busy: z.array(z.object({ department_id: z.int(), begin_time: z.string(), end_time: z.string() })),
    }),
  }),
  detail: defineCall({
    id: 'union.booking',
    method: 'GET',
    path: '/MedicalCollege/union/booking',
    about: 'One booking with its participants and their answers. For members of its union.',
    access: 'member',
    input: z.object({ booking_id: id }),
    output: unionBooking,
  }),
  book: defineCall({
    id: 'union.bookMeeting',
    path: '/MedicalCollege/union/bookMeeting',
    about:
      'Books a meeting of a department: not in the past, and at no time at which the department has another. A manager approves it; that of a manager is approved at once. Participants are members of the union and are invited with the approval.',
    access: 'member',
    input: z.object({
      id,
      topic: words(unionBookingLimits.topic),
      place: z._default(line(unionBookingLimits.place), ''),
      is_video: z._default(flag, false),
      begin_time: time,
      end_time: time,
      department_id: id,
      participants: z._default(
        json(z.array(z.int()).check(z.maxLength(unionBookingLimits.participants))),
        [],
      ),
    }),
    output: unionBookingItem,
  }),
  approve: defineCall({
    id: 'union.approveBooking',
    path: '/MedicalCollege/union/approveBooking',
    about:
      'Decides about a booking, once: approves (`type` 1) or rejects it with a reason (2). The booker is notified, and with the approval the participants are invited. For managers.',
    access: 'member',
    input: z.object({
      booking_id: id,
      type: onOff,
      reason: z._default(lines(unionBookingLimits.reason), ''),
    }),
    output: nothing,
  }),
  answer: defineCall({
    id: 'union.answerBooking',
    path: '/MedicalCollege/union/answerBooking',
    about:
      'The caller’s answer to an invitation: 1 comes, 2 does not, 3 perhaps. May be changed until the end.',
    access: 'member',
    input: z.object({ booking_id: id, answer: answerCode }),
    output: nothing,
  }),
  move: defineCall({
    id: 'union.moveBooking',
    path: '/MedicalCollege/union/moveBooking',
    about:
      'Moves a booking that is not over to another time or place. What was before stays on record; the participants are notified and asked again. For its booker and managers; that of a booker who does not manage the union waits for approval again.',
    access: 'member',
    input: z.object({
      booking_id: id,
      begin_time: time,
      end_time: time,
      place: z._default(line(unionBookingLimits.place), ''),
      is_video: z._default(flag, false),
    }),
    output: unionBookingItem,
  }),
  cancel: defineCall({
    id: 'union.cancelBooking',
    path: '/MedicalCollege/union/cancelBooking',
    about: 'Cancels a booking that is not over; participants are notified. For its booker and managers.',
    access: 'member',
    input: z.object({ booking_id: id }),
    output: nothing,
  }),
  saveMinutes: defineCall({
    id: 'union.saveMinutes',
    path: '/MedicalCollege/union/saveMinutes',
    about: 'Saves the minutes of a meeting once it has begun. For its booker and managers.',
    access: 'member',
    input: z.object({ booking_id: id, minutes: lines(unionBookingLimits.minutes) }),
    output: nothing,
  }),
}

export type UnionBookingItem = z.infer<typeof unionBookingItem>
export type UnionBooking = z.infer<typeof unionBooking>
export type BookingParticipant = z.infer<typeof bookingParticipant>
export type BookingAnswer = 1 | 2 | 3
