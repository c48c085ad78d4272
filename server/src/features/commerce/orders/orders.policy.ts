import { invoiceStates, orderFailures, orderLimits, orderStates } from '#contract/commerce/orders.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { courseTypes } from '#contract/wire/items.ts'
import { isTooMuchWatched } from './refund-parts.ts'
import type { OrderRow } from './orders.queries.ts'

const dayMs = 24 * 3600_000

/** Until then the buyer may ask for a refund, and the author's share is pending. */
export const refundEndsAt = (paidAt: Date) => new Date(paidAt.getTime() + orderLimits.refundDays * dayMs)

type Refunded = Pick<OrderRow, 'status' | 'paid_at' | 'pay_amount_fen' | 'seats'>

/**
 * Why the buyer cannot ask for money back, where `watched` (0 to 1) of what goes back has been watched; undefined if they
 * can. What others have taken of an order for them is not asked back.
 */
export function faultOfAsking(order: Refunded, watched: number, now: Date): Failure | undefined {
  if (order.status !== orderStates.paid || !order.paid_at || order.pay_amount_fen === 0)
    return orderFailures.notRefundable
  if (now >= refundEndsAt(order.paid_at)) return orderFailures.refundTooLate
  if (order.seats === 0 && isTooMuchWatched(watched)) return orderFailures.refundWatched
  return undefined
}

/** Whether there may be something to ask back: of a series, lessons that were not watched. */
export function mayRefund(
  order: Refunded & Pick<OrderRow, 'course_type'>,
  watched: number,
  now: Date,
): boolean {
  const fault = faultOfAsking(order, watched, now)
  return (
    fault === undefined || (fault === orderFailures.refundWatched && order.course_type === courseTypes.series)
  )
}

const finalStates: number[] = [orderStates.cancelled, orderStates.closed, orderStates.refunded]

export const mayDelete = ({ status }: Pick<OrderRow, 'status'>) => finalStates.includes(status)

/** Before it is issued a request may be corrected. */
export const mayInvoice = (
  order: Pick<OrderRow, 'status' | 'pay_amount_fen'>,
  invoice: { state: number } | null,
) => order.status === orderStates.paid && order.pay_amount_fen > 0 && invoice?.state !== invoiceStates.issued
