import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { withdrawalText } from './withdrawals.text.ts'

const toBills = () => ({ path: '/bill' })

export const withdrawalApproved = defineNotice({
  event: 'withdrawals.approved',
  headline: { zh: '提现已通过审核', en: 'Your withdrawal was approved' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: withdrawalText,
  say: (text, { amount, expectedOn }) => text.approved(amount, expectedOn),
  target: toBills,
  example: { amount: '1200.00', expectedOn: '2026-11-20' },
})

export const withdrawalPaid = defineNotice({
  event: 'withdrawals.paid',
  headline: { zh: '提现已到账', en: 'Your withdrawal was paid' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: withdrawalText,
  say: (text, { amount, isBank }) => (isBank ? text.paid : text.paidToWallet)(amount),
  target: toBills,
  example: { amount: '1200.00', isBank: true },
})

export const withdrawalRefused = defineNotice({
  event: 'withdrawals.refused',
  headline: { zh: '提现未通过审核', en: 'Your withdrawal was refused' },
  kind: 'experts',
  channels: ['app', 'web', 'sms', 'wechat', 'mail'],
  text: withdrawalText,
  say: (text, { amount, reason }) => text.refused(amount, reason),
  target: toBills,
  example: { amount: '1200.00', reason: '协议尚未签署' },
})

export const withdrawalBounced = defineNotice({
  event: 'withdrawals.bounced',
  headline: { zh: '提现汇款被退回', en: 'Your withdrawal came back' },
  kind: 'experts',
  channels: ['app', 'web', 'sms', 'wechat', 'mail'],
  text: withdrawalText,
  say: (text, { amount, reason }) => text.bounced(amount, reason),
  target: () => ({ path: '/withdrawalInfo' }),
  example: { amount: '1200.00', reason: '户名不符' },
})
