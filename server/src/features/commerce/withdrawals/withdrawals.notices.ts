import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { withdrawalText } from './withdrawals.text.ts'

const toBills = () => ({ path: '/bill' })

export const withdrawalApproved = defineNotice({
  event: 'withdrawals.approved',
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: withdrawalText,
  say: (text, { amount, expectedOn }) => text.approved(amount, expectedOn),
  target: toBills,
  example: { amount: '1200.00', expectedOn: '2026-11-20' },
})

export const withdrawalPaid = defineNotice({
  event: 'withdrawals.paid',
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: withdrawalText,
  say: (text, { amount }) => text.paid(amount),
  target: toBills,
  example: { amount: '1200.00' },
})

export const withdrawalRefused = defineNotice({
  event: 'withdrawals.refused',
  kind: 'experts',
  channels: ['app', 'web', 'sms', 'wechat', 'mail'],
  text: withdrawalText,
  say: (text, { amount, reason }) => text.refused(amount, reason),
  target: toBills,
  example: { amount: '1200.00', reason: '协议尚未签署' },
})

export const withdrawalBounced = defineNotice({
  event: 'withdrawals.bounced',
  kind: 'experts',
  channels: ['app', 'web', 'sms', 'wechat', 'mail'],
  text: withdrawalText,
  say: (text, { amount, reason }) => text.bounced(amount, reason),
  target: () => ({ path: '/withdrawalInfo' }),
  example: { amount: '1200.00', reason: '户名不符' },
})
