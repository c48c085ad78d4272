import { orderStates } from '#contract/commerce/orders.ts'
import type { Order } from '#contract/commerce/orders.ts'
import type { PayResult } from './start-payment.ts'

export type PaymentFace =
  | 'pay'
  | 'waiting'
  | 'failed'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'refunding'
  | 'refunded'

const faces: Record<Exclude<Order['status'], typeof orderStates.pending>, PaymentFace> = {
  [orderStates.paid]: 'paid',
  [orderStates.cancelled]: 'cancelled',
  [orderStates.closed]: 'expired',
  [orderStates.refunding]: 'refunding',
  [orderStates.refunded]: 'refunded',
}

/** What the payment screen shows. The order decides; while it is pending, the clock and what the cashier said. */
export function faceOf(
  order: { status: Order['status']; secondsLeft: number },
  result: PayResult | undefined,
): PaymentFace {
  if (order.status !== orderStates.pending) return faces[order.status]
  // Money under way still counts when the time is over: the server asks before it closes.
  if (result === 'paid') return 'waiting'
  if (order.secondsLeft <= 0) return 'expired'
  return result === 'failed' ? 'failed' : 'pay'
}
