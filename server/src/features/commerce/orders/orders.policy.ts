import { orderFailures, orderLimits, orderStates } from '#contract/commerce/orders.ts'
import type { Failure } from '#contract/wire/failure.ts'
import type { OrderRow } from './orders.queries.ts'

const dayMs = 24 * 3600_000

/** Until then the buyer may ask for a refund, and the author's share is pending. */
export const refundEndsAt = (paidAt: Date) => new Date(paidAt.getTime() + orderLimits.refundDays * dayMs)

type Refunded = Pick<OrderRow, 'status' | 'paid_at' | 'pay_amount_fen'>

/** Why the buyer cannot ask for the money back, of which `watched` (0 to 1) has been watched; undefined if they can. */
export function faultOfRefund(order: Refunded, watched: number, now: Date): Failure | undefined {
  if (order.status !== orderStates.paid || !order.paid_at || order.pay_amount_fen === 0)
    return orderFailures.notRefundable
  if (now >= refundEndsAt(order.paid_at)) return orderFailures.refundTooLate
  if (watched >= 1 / orderLimits.refundWatchedPart) return orderFailures.refundWatched
  return undefined
}

const finalStates: number[] = [orderStates.cancelled, orderStates.closed, orderStates.refunded]

export const mayDelete = ({ status }: Pick<OrderRow, 'status'>) => finalStates.includes(status)

/** Before it is issued a request may be corrected. */
export const mayInvoice = (
  order: Pick<OrderRow, 'status' | 'pay_amount_fen'>,
  invoice: { invoice_no: string } | null,
) => order.status === orderStates.paid && order.pay_amount_fen > 0 && !invoice?.invoice_no
