import type { Order } from '#contract/commerce/orders.ts'
import { orderStates } from '#contract/commerce/orders.ts'
import type { orderText } from './text.ts'

/** What the amount of an order is called: only an order that waits is still to be paid. */
export function sumLabel(order: Pick<Order, 'status' | 'paid_at'>, text: (typeof orderText)['zh']): string {
  if (order.paid_at) return text.paidAmount
  return order.status === orderStates.pending ? text.payable : text.orderAmount
}
