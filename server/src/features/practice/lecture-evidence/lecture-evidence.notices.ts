import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { sponsorNoticeText } from './lecture-evidence.text.ts'

const example = { meeting: '心血管病年会' }

export const sponsorNamed = defineNotice({
  event: 'lecture-evidence.sponsorNamed',
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: sponsorNoticeText,
  say: (text, { meeting }) => text.named(meeting),
  target: () => ({ path: '/sponsoredLectures' }),
  example,
})

export const sponsorRemoved = defineNotice({
  event: 'lecture-evidence.sponsorRemoved',
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: sponsorNoticeText,
  say: (text, { meeting }) => text.removed(meeting),
  target: () => ({ path: '/sponsoredLectures' }),
  example,
})
