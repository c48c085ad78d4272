import { defineNotice, onDevices, onDevicesAndByMail } from '#kernel/notice.ts'
import { invoiceText, paymentText, refundText, saleText } from './orders.text.ts'

const toOrders = () => ({ path: '/order' })
const example = { title: '心电图判读入门' }

export const orderPaid = defineNotice({
  event: 'orders.paid',
  headline: { zh: '购买成功', en: 'Your purchase is paid' },
  kind: 'orders',
  channels: onDevices,
  text: paymentText,
  say: (text, { title }) => text.paid(title),
  target: ({ orderId }) => ({ path: `/payment?order_id=${orderId}` }),
  example: { ...example, orderId: 1 },
})

export const giftsPaid = defineNotice({
  event: 'orders.giftsPaid',
  headline: { zh: '赠课码已生成', en: 'Your gift codes are ready' },
  kind: 'orders',
  channels: onDevices,
  text: paymentText,
  say: (text, { title, count }) => text.gifts(title, count),
  target: () => ({ path: '/giftCodes' }),
  example: { ...example, count: 5 },
})

export const refundApproved = defineNotice({
  event: 'orders.refundApproved',
  headline: { zh: '退款申请已通过', en: 'Your refund was approved' },
  kind: 'orders',
  channels: onDevicesAndByMail,
  text: refundText,
  say: (text, { title }) => text.approved(title),
  target: toOrders,
  example,
})

export const refundRefused = defineNotice({
  event: 'orders.refundRefused',
  headline: { zh: '退款申请未通过', en: 'Your refund was refused' },
  kind: 'orders',
  channels: onDevicesAndByMail,
  text: refundText,
  say: (text, { title, reason }) => text.refused(title, reason),
  target: toOrders,
  example: { ...example, reason: '已观看超过一半' },
})

/** A buyer who did not ask for it is told why money comes back. */
export const paymentLate = defineNotice({
  event: 'orders.paymentLate',
  headline: { zh: '付款将原路退回', en: 'Your payment goes back' },
  kind: 'orders',
  channels: onDevicesAndByMail,
  text: refundText,
  say: (text, { title }) => text.late(title),
  target: toOrders,
  example,
})

export const refundArrived = defineNotice({
  event: 'orders.refundArrived',
  headline: { zh: '退款已到账', en: 'Your refund has arrived' },
  kind: 'orders',
  channels: onDevicesAndByMail,
  text: refundText,
  say: (text, { title }) => text.arrived(title),
  target: toOrders,
  example,
})

export const invoiceIssued = defineNotice({
  event: 'orders.invoiceIssued',
  headline: { zh: '发票已开具', en: 'Your invoice is issued' },
  kind: 'orders',
  channels: onDevices,
  text: invoiceText,
  say: (text, { title, number }) => text.issued(title, number),
  target: toOrders,
  example: { ...example, number: '26112000000012345678' },
})

/** A refund came before the invoice. */
export const invoiceCancelled = defineNotice({
  event: 'orders.invoiceCancelled',
  headline: { zh: '开票申请已取消', en: 'Your invoice request was cancelled' },
  kind: 'orders',
  channels: onDevices,
  text: invoiceText,
  say: (text, { title }) => text.cancelled(title),
  target: toOrders,
  example,
})

export const invoiceReversed = defineNotice({
  event: 'orders.invoiceReversed',
  headline: { zh: '发票已红冲', en: 'Your invoice was reversed' },
  kind: 'orders',
  channels: onDevices,
  text: invoiceText,
  say: (text, { title, number }) => text.reversed(title, number),
  target: toOrders,
  example: { ...example, number: '26112000000012345678' },
})

export const workSold = defineNotice({
  event: 'orders.sold',
  headline: { zh: '作品售出一份', en: 'Your work was sold' },
  kind: 'experts',
  channels: onDevices,
  text: saleText,
  say: (text, { title, share }) => text.sold(title, share),
  target: () => ({ path: '/bill' }),
  example: { ...example, share: '68.89' },
})

export const saleRefunded = defineNotice({
  event: 'orders.saleRefunded',
  headline: { zh: '作品订单已退款', en: 'A sale of your work was refunded' },
  kind: 'experts',
  channels: onDevices,
  text: saleText,
  say: (text, { title }) => text.refunded(title),
  target: () => ({ path: '/bill' }),
  example,
})

const shares = { count: 3, amount: '206.67' }

export const sharesReleased = defineNotice({
  event: 'orders.sharesReleased',
  headline: { zh: '作品分成可以提现', en: 'Your shares can be withdrawn' },
  kind: 'experts',
  channels: onDevices,
  text: saleText,
  say: (text, { count, amount }) => text.released(count, amount),
  target: () => ({ path: '/bill' }),
  example: shares,
})

export const sharesClaimed = defineNotice({
  event: 'orders.sharesClaimed',
  headline: { zh: '作品分成已转入账户', en: 'Your shares are on your account' },
  kind: 'experts',
  channels: onDevices,
  text: saleText,
  say: (text, { count, amount }) => text.claimed(count, amount),
  target: () => ({ path: '/bill' }),
  example: shares,
})
