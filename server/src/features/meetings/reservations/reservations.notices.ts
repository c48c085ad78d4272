import { defineNotice, onDevices } from '#kernel/notice.ts'
import { reservationText } from './reservations.text.ts'

/** Its SMS is sent with the reminder itself. */
export const meetingSoon = defineNotice({
  event: 'reservations.meetingSoon',
  kind: 'meetings',
  channels: onDevices,
  isUrgent: true,
  text: reservationText,
  say: (text, { meeting, time }) => text.soon(meeting, time),
  target: ({ meetingId, isBig }) => ({ kind: isBig ? 'bigMeeting' : 'meeting', id: meetingId }),
  example: { meeting: '心血管病年会', time: '19:00', meetingId: 1, isBig: false },
})
