import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { sponsorNoticeText } from './lecture-evidence.text.ts'

const example = { meeting: '心血管病年会' }

export const sponsorNamed = defineNotice({
  event: 'lecture-evidence.sponsorNamed',
  headline: { zh: '可以查看赞助的授课情况', en: 'You can see the lectures you sponsor' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: sponsorNoticeText,
  say: (text, { meeting }) => text.named(meeting),
  target: () => ({ path: '/sponsoredLectures' }),
  example,
})

export const sponsorRemoved = defineNotice({
  event: 'lecture-evidence.sponsorRemoved',
  headline: { zh: '不再能查看授课情况', en: 'You can no longer see the lectures' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: sponsorNoticeText,
  say: (text, { meeting }) => text.removed(meeting),
  target: () => ({ path: '/sponsoredLectures' }),
  example,
})
