import { defineNotice, onDevices } from '#kernel/notice.ts'
import { coffeeText, redeemedText, staffText } from './coffee.text.ts'

export const voucherExpiring = defineNotice({
  event: 'coffee.voucherExpiring',
  headline: { zh: '咖啡券即将过期', en: 'A coffee voucher is about to expire' },
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
  headline: { zh: '咖啡券已核销', en: 'A coffee voucher was redeemed' },
  kind: 'orders',
  text: redeemedText,
  say: (text, { item, counter, time }) => text.redeemed(item, counter, time),
  target: ({ campaignId }) => ({ path: `/coffee?campaign_id=${campaignId}` }),
  example: { item: '美式咖啡', counter: '一号咖啡台', time: '2026-11-20 09:30', campaignId: 1 },
})

export const staffAdded = defineNotice({
  event: 'coffee.staffAdded',
  headline: { zh: '您已成为咖啡台工作人员', en: 'You are staff of a coffee counter' },
  kind: 'system',
  channels: onDevices,
  text: staffText,
  say: (text, { counter }) => text.added(counter),
  target: () => ({ path: '/checkCoffee' }),
  example: { counter: '一号咖啡台' },
})

export const staffRemoved = defineNotice({
  event: 'coffee.staffRemoved',
  headline: { zh: '您不再是咖啡台工作人员', en: 'You are no longer staff of a coffee counter' },
  kind: 'system',
  channels: onDevices,
  text: staffText,
  say: (text, { counter }) => text.removed(counter),
  example: { counter: '一号咖啡台' },
})
