import { expect, it } from 'vitest'
import { invoiceStates, orderFailures, orderStates } from '#contract/commerce/orders.ts'
import { courseTypes } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { faultOfAsking, mayDelete, mayInvoice, mayRefund } from './orders.policy.ts'

const paidAt = new Date('2026-03-01T00:00:00Z')
const paid = {
  status: orderStates.paid as OneOf<typeof orderStates>,
  paid_at: paidAt,
  pay_amount_fen: 9900,
  seats: 0,
}
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
  expect(faultOfAsking(order, watched, now)).toBe(fault)
})

it('asks of codes for others only in time', () => {
  expect(faultOfAsking({ ...paid, seats: 3 }, 1, after(0))).toBeUndefined()
  expect(faultOfAsking({ ...paid, seats: 3 }, 0, after(7 * dayMs))).toBe(orderFailures.refundTooLate)
})

it('offers the refund of a series of which much was watched, for its other lessons', () => {
  expect(mayRefund({ ...paid, course_type: courseTypes.single }, 0.5, after(0))).toBe(false)
  expect(mayRefund({ ...paid, course_type: courseTypes.series }, 0.5, after(0))).toBe(true)
  expect(mayRefund({ ...paid, course_type: courseTypes.series }, 0.5, after(7 * dayMs))).toBe(false)
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
  expect(mayInvoice(paid, { state: invoiceStates.requested })).toBe(true)
  expect(mayInvoice(paid, { state: invoiceStates.issued })).toBe(false)
  expect(mayInvoice(paid, { state: invoiceStates.reversed })).toBe(true)
  expect(mayInvoice({ ...paid, status: orderStates.refunded }, null)).toBe(false)
})
