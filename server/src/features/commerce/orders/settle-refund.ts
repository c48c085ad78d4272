import { orderStates } from '#contract/commerce/orders.ts'
import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { refundArrivedEntry } from './order-entries.ts'
import { refundArrived } from './orders.notices.ts'
import { lockOrder, updateStatus } from './orders.queries.ts'
import { isRefunded } from './payments.queries.ts'
import { publishOrder } from './publish-order.ts'
import { updateArrived } from './refunds.queries.ts'
import type { RefundedPayment } from './refunds.queries.ts'

/** Notes that the money of a refund is with the buyer again. Repeating it changes nothing. */
export async function settleRefund(
  services: Services,
  { refund, order, payment }: RefundedPayment,
  arrivedAt: Date,
): Promise<void> {
  await services.db.transaction(async (db) => {
    await lockOrder(db, order.id)
    if (!(await updateArrived(db, refund.id, arrivedAt))) return
    const back = { refundNo: refund.refund_no, amountFen: refund.amount_fen }
    const entry = refundArrivedEntry(back, payment.provider, arrivedAt)
    await postEntry(db, { ...entry, title: order.title })
    // Money that came too late leaves its order as it is.
    if (!payment.is_late) {
      const { refunding, refunded, paid } = orderStates
      const isAll = await isRefunded(db, payment.id)
      await updateStatus(
        db,
        order.id,
        refunding,
        isAll ? { status: refunded, refunded_at: arrivedAt } : { status: paid },
      )
      await publishOrder({ ...services, db }, order, isAll ? refunded : paid)
    }
    if (order.user_id !== null) await notify(db, order.user_id, refundArrived.write({ title: order.title }))
  })
}
