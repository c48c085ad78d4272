import { expect, it } from 'vitest'
import { orderFailures, orderStates } from '#contract/commerce/orders.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { faultOfRefund, mayDelete, mayInvoice } from './orders.policy.ts'

const paidAt = new Date('2026-03-01T00:00:00Z')
const paid = { status: orderStates.paid as OneOf<typeof orderStates>, paid_at: paidAt, pay_amount_fen: 9900 }
const dayMs = 24 * 3600_000
const after = (ms: number) => new Date(paidAt.getTime() + ms)

it.each([
  ['a paid order', paid, 0, after(0), undefined],
  ['an order a moment before seven days', paid, 0.19, after(7 * dayMs - 1), undefined],
  ['an order after seven days', paid, 0, after(7 * dayMs), orderFailures.refundTooLate],
  ['a fifth watched', paid, 0.2, after(0), orderFailures.refundWatched],
  ['a free order', { ...paid, pay_amount_fen: 0 }, 0, after(0), orderFailures.notRefundable],
  [
    'a pending order',
    { ...paid, status: orderStates.pending, paid_at: null },
    0,
    after(0),
    orderFailures.notRefundable,
  ],
  ['a refunding order', { ...paid, status: orderStates.refunding }, 0, after(0), orderFailures.notRefundable],
])('judges the refund of %s', (_case, order, watched, now, fault) => {
  expect(faultOfRefund(order, watched, now)).toBe(fault)
})

it.each([
  [orderStates.pending, false],
  [orderStates.paid, false],
  [orderStates.cancelled, true],
  [orderStates.closed, true],
  [orderStates.refunding, false],
  [orderStates.refunded, true],
])('says whether an order in state %i may be deleted: %s', (status, may) => {
  expect(mayDelete({ status })).toBe(may)
})

it('allows one issued invoice for money that was paid', () => {
  expect(mayInvoice(paid, null)).toBe(true)
  expect(mayInvoice(paid, { invoice_no: '' })).toBe(true)
  expect(mayInvoice(paid, { invoice_no: '1' })).toBe(false)
  expect(mayInvoice({ ...paid, status: orderStates.refunded }, null)).toBe(false)
})
