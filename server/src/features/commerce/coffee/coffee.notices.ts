import { defineNotice, onDevices } from '#kernel/notice.ts'
import { coffeeText } from './coffee.text.ts'

export const voucherExpiring = defineNotice({
  event: 'coffee.voucherExpiring',
  kind: 'orders',
  text: coffeeText,
  channels: onDevices,
  say: (text, { item, time }) => text.expiring(item, time),
  target: ({ campaignId }) => ({ path: `/coffee?campaign_id=${campaignId}` }),
  example: { item: '美式咖啡', time: '2026-11-20 18:00', campaignId: 1 },
})
