import { defineNotice, onDevices } from '#kernel/notice.ts'
import { checkinText } from './checkin.text.ts'

const toMeeting = ({ meetingId }: { meetingId: number }) => ({ kind: 'meeting', id: meetingId })

export const checkinPassed = defineNotice({
  event: 'checkin.passed',
  kind: 'meetings',
  channels: onDevices,
  text: checkinText,
  say: (text, { meeting }) => text.passed(meeting),
  target: toMeeting,
  example: { meeting: '心血管病年会', meetingId: 1 },
})

export const checkinRefused = defineNotice({
  event: 'checkin.refused',
  kind: 'meetings',
  channels: onDevices,
  text: checkinText,
  say: (text, { meeting, reason }) => text.refused(meeting, reason),
  target: toMeeting,
  example: { meeting: '心血管病年会', reason: '单位名称不完整', meetingId: 1 },
})
