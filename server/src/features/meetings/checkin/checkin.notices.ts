import { defineNotice, onDevices } from '#kernel/notice.ts'
import type { NoticeTarget } from '#kernel/notice.ts'
import { checkinText } from './checkin.text.ts'

const toMeeting = ({ meetingId }: { meetingId: number }): NoticeTarget => ({ kind: 'meeting', id: meetingId })

export const checkinPassed = defineNotice({
  event: 'checkin.passed',
  headline: { zh: '签到已通过', en: 'Your sign-in is accepted' },
  kind: 'meetings',
  channels: onDevices,
  text: checkinText,
  say: (text, { meeting }) => text.passed(meeting),
  target: toMeeting,
  example: { meeting: '心血管病年会', meetingId: 1 },
})

export const checkinRefused = defineNotice({
  event: 'checkin.refused',
  headline: { zh: '签到未通过', en: 'Your sign-in was refused' },
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
  headline: { zh: '已为您办理现场签到', en: 'You were checked in by our staff' },
  kind: 'meetings',
  text: checkinText,
  say: (text, { meeting, time }) => text.byStaff(meeting, time),
  target: toMeeting,
  example: { meeting: '心血管病年会', time: '2026-11-20 09:00', meetingId: 1 },
})
