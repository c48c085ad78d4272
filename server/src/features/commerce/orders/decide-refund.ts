import { orderFailures, orderStates, refundStates } from '#contract/commerce/orders.ts'
import type { RefundPart } from '#contract/commerce/orders.ts'
import { moneyText } from '#contract/wire/amount.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { moneyField } from '#kernel/console-framework/fields.ts'
import { words } from '#kernel/console-framework/words.ts'
import { changeOf, guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import type { Change } from '#kernel/deeds/guarded-deed.ts'
import { notify } from '#kernel/notify.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { approveRefund } from './approve-refund.ts'
import { giveBackAtOnce } from './give-back.ts'
import { releasePart } from './hold-part.ts'
import { refundApproved, refundRefused, saleRefunded } from './orders.notices.ts'
import { lockOrder, selectOrder, updateStatus } from './orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'
import { readBought } from './read-bought.ts'
import { isFault, partOf } from './refund-parts.ts'
import type { AskedPart } from './refund-parts.ts'
import { refundReview, selectRefund, sumRefunded } from './refunds.queries.ts'

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
      await releasePart(db, refund)
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
    return describeRefund(context, order, refund)
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
        await approveRefund(context, db, { refund, order: locked!, payment })
        await tellAuthor(db, order)
      },
    })
  },
})

const fields = {
  amount_fen: moneyField('退款金额', 'Amount', {
    min: 1,
    hint: [
      '不填为全额退款；部分退款不影响观看',
      'Empty for all that is left. A part leaves the right to watch',
    ],
  }),
}

/** Pays back an order that nobody has asked to be refunded, or an amount of it, at any time. */
export const refundOrder = guardedDeed({
  ...twoOfFinance,
  name: 'orders.refund',
  title: words('直接退款', 'Refund an order'),
  fields,
  async describe(context, { id, values }) {
    const order = await findOrder(context, id)
    const bought = await readBought(context.db, order)
    const part = bought && partOf(bought, askedBy(order, values.amount_fen))
    if (!part || isFault(part)) throw refuse(part ?? orderFailures.notRefundable)
    return describeRefund(context, order, { amount_fen: part.amountFen, ...part })
  },
  async run(context, { id, reason, values }) {
    const order = await findOrder(context, id)
    // As with requests, operators may not decide about their own money.
    if (order.user_id === memberOf(context).userId) throw refuse(failures.noPermission)
    const { db } = context
    await refundAtOnce(context, db, { orderId: order.id, reason, amountFen: values.amount_fen })
    if (order.user_id !== null) await notify(db, order.user_id, refundApproved.write({ title: order.title }))
    await tellAuthor(db, order)
  },
})

/** An amount, or all that is left. Of an order for others only codes that nobody has taken go back. */
const askedBy = (order: OrderRow, amountFen: number | null | undefined): AskedPart => ({
  part: amountFen && order.seats === 0 ? 'amount' : 'whole',
  lessonIds: [],
  amountFen: amountFen ?? undefined,
  seats: 0,
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

type Described = { amount_fen: number; part: RefundPart; seats: number; lesson_ids?: number[] }

async function describeRefund(
  { db, caller }: Context,
  order: OrderRow,
  { amount_fen, part, seats, lesson_ids = [] }: Described,
): Promise<Change[]> {
  const payment = await selectPaymentOfOrder(db, order.id)
  const before = order.pay_amount_fen - (payment ? await sumRefunded(db, payment.id) : 0)
  const { keeps, loses, lessons, codes } = rightText[caller.language]
  const after = {
    whole: loses,
    amount: keeps,
    lessons: lessons(lesson_ids.length),
    seats: codes(seats),
  }[part]
  return [
    changeOf(words('平台留存', 'Kept'), moneyText(before), moneyText(before - amount_fen)),
    changeOf(words('买家', 'Buyer'), keeps, after),
  ]
}

const rightText = {
  zh: {
    keeps: '可以观看',
    loses: '不能观看',
    lessons: (count: number) => `${count} 节不能观看`,
    codes: (count: number) => `${count} 个赠送码作废`,
  },
  en: {
    keeps: 'may watch',
    loses: 'may not watch',
    lessons: (count: number) => `may not watch ${count} lessons`,
    codes: (count: number) => `${count} gift codes end`,
  },
}

async function tellAuthor(db: Tx, { title, author_id: userId }: OrderRow): Promise<void> {
  if (userId !== null) await notify(db, userId, saleRefunded.write({ title }))
}

type AtOnce = { orderId: number; reason: string; amountFen: number | null | undefined }

async function refundAtOnce(context: Context, db: Tx, { orderId, reason, amountFen }: AtOnce): Promise<void> {
  const order = (await lockOrder(db, orderId))!
  const bought = await readBought(db, order)
  if (!bought || order.status !== orderStates.paid) throw refuse(orderFailures.notRefundable)
  const part = partOf(bought, askedBy(order, amountFen))
  if (isFault(part)) throw refuse(part)
  await giveBackAtOnce(context, db, {
    order,
    payment: bought.payment,
    part,
    reason,
    reviewer_id: memberOf(context).userId,
  })
}
