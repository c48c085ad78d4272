import { defineNotice } from '#kernel/notice.ts'
import { coffeeText } from './coffee.text.ts'

export const voucherExpiring = defineNotice({
  event: 'coffee.expiring',
  kind: 'orders',
  channels: ['app', 'web', 'wechat'],
  text: coffeeText,
  say: (text, { item, expiresAt }) => text.expiring(item, expiresAt),
  target: ({ campaignId }) => ({ kind: 'coffee', id: campaignId }),
  example: { item: '拿铁', expiresAt: '2026-11-20 18:00', campaignId: 1 },
})
