import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { expertFeesText } from './expert-fees.text.ts'

export const feeAvailable = defineNotice({
  event: 'expert-fees.available',
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: expertFeesText,
  say: (text, { title, net }) => text.available(title, net),
  target: () => ({ path: '/withdrawal' }),
  example: { title: '冠心病介入治疗进展', net: '2520.00' },
})
