import { orderStates, refundStates } from '#contract/commerce/orders.ts'
import type { Tx } from '#kernel/database.ts'
import type { Services } from '#kernel/services.ts'
import { approveRefund } from './approve-refund.ts'
import { holdPart } from './hold-part.ts'
import { newRefundNo } from './order-number.ts'
import { updateStatus } from './orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import type { Part } from './refund-parts.ts'
import { insertRefund } from './refunds.queries.ts'

type GivenBack = {
  order: OrderRow
  payment: PaymentRow
  part: Part
  reason: string
  /** Nobody, where it happens by itself. */
  reviewer_id?: number
}

/** Approves a refund that nobody has asked for. The order is paid, and locked. */
export async function giveBackAtOnce(
  services: Services,
  db: Tx,
  { order, payment, part, reason, reviewer_id }: GivenBack,
): Promise<void> {
  await updateStatus(db, order.id, orderStates.paid, { status: orderStates.refunding })
  const refund = await insertRefund(db, {
    refund_no: newRefundNo(),
    order_id: order.id,
    payment_id: payment.id,
    amount_fen: part.amountFen,
    part: part.part,
    lesson_ids: part.lessonIds,
    seats: part.seats,
    state: refundStates.approved,
    reason,
    reviewer_id,
    reviewed_at: new Date(),
  })
  await holdPart(db, refund)
  await approveRefund(services, db, { refund, order, payment })
}
