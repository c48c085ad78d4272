import { expect, test } from 'vitest'
import { orderStates } from '#contract/commerce/orders.ts'
import { sumLabel } from './sum-label.ts'
import { orderText } from './text.ts'

const { zh: text } = orderText
const { pending, paid, cancelled, closed, refunded } = orderStates

test.each([
  { status: pending, paid_at: '', label: text.payable },
  { status: paid, paid_at: '2026-11-15 09:54', label: text.paidAmount },
  { status: refunded, paid_at: '2026-11-15 09:54', label: text.paidAmount },
  { status: cancelled, paid_at: '', label: text.orderAmount },
  { status: closed, paid_at: '', label: text.orderAmount },
])('the amount of an order in state $status is called $label', ({ label, ...order }) => {
  expect(sumLabel(order, text)).toBe(label)
})
