import { defineNotice, onDevices } from '#kernel/notice.ts'
import type { NoticeTarget } from '#kernel/notice.ts'
import { checkinText } from './checkin.text.ts'

const toMeeting = ({ meetingId }: { meetingId: number }): NoticeTarget => ({ kind: 'meeting', id: meetingId })

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

/** The person mostly stands at the counter: nothing more than a note in the inbox. */
export const checkedInByStaff = defineNotice({
  event: 'checkin.byStaff',
  kind: 'meetings',
  text: checkinText,
  say: (text, { meeting, time }) => text.byStaff(meeting, time),
  target: toMeeting,
  example: { meeting: '心血管病年会', time: '2026-11-20 09:00', meetingId: 1 },
})
