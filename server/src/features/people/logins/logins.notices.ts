import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { loginsText } from './logins.text.ts'

export const mobileChanged = defineNotice({
  event: 'logins.mobileChanged',
  kind: 'system',
  channels: onDevicesAndByMail,
  isUrgent: true,
  text: loginsText,
  say: (text, { time }) => text.mobileChanged(time),
  target: () => ({ path: '/setting' }),
  example: { time: '2026-11-20 09:00' },
})
