import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { supportText } from './support.text.ts'

export const nameChanged = defineNotice({
  event: 'support.nameChanged',
  headline: { zh: '您的姓名已更正', en: 'Your name was corrected' },
  kind: 'system',
  channels: onDevicesAndByMail,
  isUrgent: true,
  text: supportText,
  say: (text, { name }) => text.nameChanged(name),
  target: () => ({ path: '/setting' }),
  example: { name: '林晓' },
})
