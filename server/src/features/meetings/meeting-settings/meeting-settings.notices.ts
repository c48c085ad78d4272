import { defineNotice, onDevices, onDevicesAndByMail } from '#kernel/notice.ts'
import type { NoticeTarget } from '#kernel/notice.ts'
import { guestText, managerText } from './meeting-settings.text.ts'

type MeetingFacts = { meeting: string; meetingId: number }

const example: MeetingFacts = { meeting: '心血管病年会', meetingId: 1 }
const target = ({ meetingId }: MeetingFacts): NoticeTarget => ({ kind: 'meeting', id: meetingId })

export const guestInvited = defineNotice({
  event: 'meeting-settings.guestInvited',
  headline: { zh: '您受邀观看会议', en: 'You are invited to watch a meeting' },
  kind: 'meetings',
  channels: onDevicesAndByMail,
  text: guestText,
  say: (text, { meeting }) => text.invited(meeting),
  target,
  example,
})

export const guestRemoved = defineNotice({
  event: 'meeting-settings.guestRemoved',
  headline: { zh: '会议邀请已取消', en: 'You are no longer invited to a meeting' },
  kind: 'meetings',
  channels: onDevices,
  text: guestText,
  say: (text, { meeting }) => text.removed(meeting),
  target,
  example,
})

export const managerNamed = defineNotice({
  event: 'meeting-settings.managerNamed',
  headline: { zh: '您已成为会议管理员', en: 'You now manage a meeting' },
  kind: 'meetings',
  channels: onDevicesAndByMail,
  text: managerText,
  say: (text, { meeting }) => text.named(meeting),
  target,
  example,
})

export const managerRemoved = defineNotice({
  event: 'meeting-settings.managerRemoved',
  headline: { zh: '您不再是会议管理员', en: 'You no longer manage a meeting' },
  kind: 'meetings',
  channels: onDevices,
  text: managerText,
  say: (text, { meeting }) => text.removed(meeting),
  target,
  example,
})
