import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { passwordText } from './password.text.ts'

export const passwordChanged = defineNotice({
  event: 'password.changed',
  headline: { zh: '登录密码已修改', en: 'Your password was changed' },
  kind: 'system',
  channels: onDevicesAndByMail,
  isUrgent: true,
  text: passwordText,
  say: (text, { time }) => text.changed(time),
  target: () => ({ path: '/setting' }),
  example: { time: '2026-11-20 09:00' },
})
