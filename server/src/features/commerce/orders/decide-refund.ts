import { orderFailures, orderStates, refundStates } from '#contract/commerce/orders.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { words } from '#kernel/console-framework/words.ts'
import { changeOf, guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import type { Change } from '#kernel/deeds/guarded-deed.ts'
import { notify } from '#kernel/notify.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { approveRefund } from './approve-refund.ts'
import { newRefundNo } from './order-number.ts'
import { refundApproved, refundRefused, saleRefunded } from './orders.notices.ts'
import { lockOrder, selectOrder, updateStatus } from './orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'
import { insertRefund, refundReview, selectRefund } from './refunds.queries.ts'

/** The order stays paid, and the buyer reads why. */
export async function refuseRefund(context: Context, refundId: number, reason: string): Promise<void> {
  const { refund, order } = await findRefund(context, refundId)
  await review(context, refundReview, {
    submission: { id: refund.id, ownerId: order.user_id },
    verdict: { state: refundStates.refused, refuse_reason: reason },
    notice: refundRefused.write({ title: order.title, reason }),
    async within(db, decide) {
      await lockOrder(db, order.id)
      await decide()
      await updateStatus(db, order.id, orderStates.refunding, { status: orderStates.paid })
    },
  })
}

const twoOfFinance = { right: 'money.handle', secondRight: 'money.approve', asksFreshStep: true } as const

/** Pays back what a buyer has asked for. */
export const passRefund = guardedDeed({
  ...twoOfFinance,
  name: 'refunds.pass',
  title: words('同意退款申请', 'Approve a refund'),
  async describe(context, { id }) {
    const { refund, order } = await findRefund(context, id)
    return describeRefund(context, order, refund.amount_fen)
  },
  async run(context, { id }) {
    const { refund, order, payment } = await findRefund(context, id)
    await review(context, refundReview, {
      submission: { id: refund.id, ownerId: order.user_id },
      verdict: { state: refundStates.approved },
      notice: refundApproved.write({ title: order.title }),
      async within(db, decide) {
        const locked = await lockOrder(db, order.id)
        await decide()
        const approved = { refundId: refund.id, refundNo: refund.refund_no, order: locked!, payment }
        await approveRefund(context, db, approved)
        await tellAuthor(db, order)
      },
    })
  },
})

/** Pays back an order that nobody has asked to be refunded, at any time. */
export const refundOrder = guardedDeed({
  ...twoOfFinance,
  name: 'orders.refund',
  title: words('直接退款', 'Refund an order'),
  async describe(context, { id }) {
    const order = await findOrder(context, id)
    return describeRefund(context, order, order.pay_amount_fen)
  },
  async run(context, { id, reason }) {
    const order = await findOrder(context, id)
    // As with requests, operators may not decide about their own money.
    if (order.user_id === memberOf(context).userId) throw refuse(failures.noPermission)
    const { db } = context
    await refundAtOnce(context, db, order.id, reason)
    if (order.user_id !== null) await notify(db, order.user_id, refundApproved.write({ title: order.title }))
    await tellAuthor(db, order)
  },
})

async function findRefund({ db }: Context, refundId: number) {
  const found = await selectRefund(db, refundId)
  if (!found) throw refuse(failures.dataMissing, { detail: 'refund_id' })
  return found
}

async function findOrder({ db }: Context, orderId: number): Promise<OrderRow> {
  const order = await selectOrder(db, orderId)
  if (!order) throw refuse(failures.dataMissing, { detail: 'order_id' })
  return order
}

function describeRefund({ caller }: Context, order: OrderRow, amountFen: number): Change[] {
  const right = { zh: ['可以观看', '不能观看'], en: ['may watch', 'may not watch'] }[caller.language]
  const paid = `¥${yuanOf(order.pay_amount_fen)}`
  return [
    changeOf(words('平台留存', 'Kept'), paid, `¥${yuanOf(order.pay_amount_fen - amountFen)}`),
    changeOf(words('买家', 'Buyer'), right[0]!, right[1]!),
  ]
}

async function tellAuthor(db: Tx, { title, author_id: userId }: OrderRow): Promise<void> {
  if (userId !== null) await notify(db, userId, saleRefunded.write({ title }))
}

async function refundAtOnce(context: Context, db: Tx, orderId: number, reason: string): Promise<void> {
  const order = (await lockOrder(db, orderId))!
  const payment = await selectPaymentOfOrder(db, orderId)
  if (!payment || order.status !== orderStates.paid) throw refuse(orderFailures.notRefundable)
  await updateStatus(db, orderId, orderStates.paid, { status: orderStates.refunding })
  const refundNo = newRefundNo()
  const refundId = await insertRefund(db, {
    refund_no: refundNo,
    order_id: orderId,
    payment_id: payment.id,
    amount_fen: payment.amount_fen,
    state: refundStates.approved,
    reason,
    reviewer_id: memberOf(context).userId,
    reviewed_at: new Date(),
  })
  await approveRefund(context, db, { refundId, refundNo, order, payment })
}
