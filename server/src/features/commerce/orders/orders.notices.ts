import { defineNotice, onDevices, onDevicesAndByMail } from '#kernel/notice.ts'
import { invoiceText, paymentText, refundText, saleText } from './orders.text.ts'

const toOrders = () => ({ path: '/order' })
const example = { title: '心电图判读入门' }

export const orderPaid = defineNotice({
  event: 'orders.paid',
  kind: 'orders',
  channels: onDevices,
  text: paymentText,
  say: (text, { title }) => text.paid(title),
  target: ({ orderId }) => ({ path: `/payment?order_id=${orderId}` }),
  example: { ...example, orderId: 1 },
})

export const refundApproved = defineNotice({
  event: 'orders.refundApproved',
  kind: 'orders',
  channels: onDevicesAndByMail,
  text: refundText,
  say: (text, { title }) => text.approved(title),
  target: toOrders,
  example,
})

export const refundRefused = defineNotice({
  event: 'orders.refundRefused',
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
  kind: 'orders',
  channels: onDevicesAndByMail,
  text: refundText,
  say: (text, { title }) => text.late(title),
  target: toOrders,
  example,
})

export const refundArrived = defineNotice({
  event: 'orders.refundArrived',
  kind: 'orders',
  channels: onDevicesAndByMail,
  text: refundText,
  say: (text, { title }) => text.arrived(title),
  target: toOrders,
  example,
})

export const invoiceIssued = defineNotice({
  event: 'orders.invoiceIssued',
  kind: 'orders',
  channels: onDevices,
  text: invoiceText,
  say: (text, { title, number }) => text.issued(title, number),
  target: toOrders,
  example: { ...example, number: '26112000000012345678' },
})

export const workSold = defineNotice({
  event: 'orders.sold',
  kind: 'experts',
  channels: onDevices,
  text: saleText,
  say: (text, { title, share }) => text.sold(title, share),
  target: () => ({ path: '/bill' }),
  example: { ...example, share: '68.89' },
})

export const saleRefunded = defineNotice({
  event: 'orders.saleRefunded',
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
  kind: 'experts',
  channels: onDevices,
  text: saleText,
  say: (text, { count, amount }) => text.released(count, amount),
  target: () => ({ path: '/bill' }),
  example: shares,
})

export const sharesClaimed = defineNotice({
  event: 'orders.sharesClaimed',
  kind: 'experts',
  channels: onDevices,
  text: saleText,
  say: (text, { count, amount }) => text.claimed(count, amount),
  target: () => ({ path: '/bill' }),
  example: shares,
})
