import { defineNotice, onDevices, onDevicesAndByMail } from '#kernel/notice.ts'
import { changedMeetingText, reservationText } from './reservations.text.ts'

/** Its SMS is sent with the reminder itself. */
export const meetingSoon = defineNotice({
  event: 'reservations.meetingSoon',
  headline: { zh: '预约的会议即将开始', en: 'A meeting you booked starts soon' },
  kind: 'meetings',
  channels: onDevices,
  isUrgent: true,
  text: reservationText,
  say: (text, { meeting, time }) => text.soon(meeting, time),
  target: ({ meetingId, isBig }) => ({ kind: isBig ? 'bigMeeting' : 'meeting', id: meetingId }),
  example: { meeting: '心血管病年会', time: '19:00', meetingId: 1, isBig: false },
})

const change = {
  kind: 'meetings',
  channels: [...onDevicesAndByMail, 'sms'],
  text: changedMeetingText,
} as const

export const meetingMovedNotice = defineNotice({
  ...change,
  event: 'reservations.meetingMoved',
  headline: { zh: '预约的会议已改期', en: 'A meeting you booked is moved' },
  say: (text, { meeting, time }) => text.moved(meeting, time),
  target: ({ meetingId, isBig }) => ({ kind: isBig ? 'bigMeeting' : 'meeting', id: meetingId }),
  example: { meeting: '心血管病年会', time: '2026-11-20 19:00', meetingId: 1, isBig: false },
})

/** Its page is gone too, so that it leads to what else was booked. */
export const meetingCancelled = defineNotice({
  ...change,
  event: 'reservations.meetingCancelled',
  headline: { zh: '预约的会议已取消', en: 'A meeting you booked is cancelled' },
  say: (text, { meeting, time }) => text.cancelled(meeting, time),
  target: () => ({ path: '/myAppointment' }),
  example: { meeting: '心血管病年会', time: '2026-11-20 19:00' },
})
