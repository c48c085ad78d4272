import { defineNotice, onDevices } from '#kernel/notice.ts'
import { coffeeText, redeemedText, staffText } from './coffee.text.ts'

export const voucherExpiring = defineNotice({
  event: 'coffee.voucherExpiring',
  kind: 'orders',
  text: coffeeText,
  channels: onDevices,
  say: (text, { item, time }) => text.expiring(item, time),
  target: ({ campaignId }) => ({ path: `/coffee?campaign_id=${campaignId}` }),
  example: { item: '美式咖啡', time: '2026-11-20 18:00', campaignId: 1 },
})

/** The owner mostly stands at the counter: nothing more than a note in the inbox. */
export const voucherRedeemed = defineNotice({
  event: 'coffee.voucherRedeemed',
  kind: 'orders',
  text: redeemedText,
  say: (text, { item, counter, time }) => text.redeemed(item, counter, time),
  target: ({ campaignId }) => ({ path: `/coffee?campaign_id=${campaignId}` }),
  example: { item: '美式咖啡', counter: '一号咖啡台', time: '2026-11-20 09:30', campaignId: 1 },
})

export const staffAdded = defineNotice({
  event: 'coffee.staffAdded',
  kind: 'system',
  channels: onDevices,
  text: staffText,
  say: (text, { counter }) => text.added(counter),
  target: () => ({ path: '/checkCoffee' }),
  example: { counter: '一号咖啡台' },
})

export const staffRemoved = defineNotice({
  event: 'coffee.staffRemoved',
  kind: 'system',
  channels: onDevices,
  text: staffText,
  say: (text, { counter }) => text.removed(counter),
  example: { counter: '一号咖啡台' },
})
