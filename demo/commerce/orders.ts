import { invoiceStates, orderLimits, orderStates, refundStates } from '#contract/commerce/orders.ts'
import type { DemoOrder } from '#demo/content/orders.ts'
import { demoCoupons, demoOrders, sales } from '#demo/content/orders.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { selectReaderIds } from '#demo/discover/meeting-home.queries.ts'
import { selectSoldWorks } from './orders.queries.ts'
import type { SoldWork } from './orders.queries.ts'
import { couponHolders, coupons, couponUses } from '#server/features/commerce/coupons/coupons.tables.ts'
import { selectPostings } from '#server/features/commerce/ledger/ledger.queries.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import {
  paidEntry,
  paymentReference,
  refundApprovedEntry,
  refundArrivedEntry,
  shareOf,
} from '#server/features/commerce/orders/order-entries.ts'
import { sealInvoice } from '#server/features/commerce/orders/seal-invoices.ts'
import { newOrderNo, newRefundNo } from '#server/features/commerce/orders/order-number.ts'
import {
  invoices,
  orderCharges,
  orders,
  payments,
  refunds,
} from '#server/features/commerce/orders/orders.tables.ts'
import { findAuthenticated } from '#server/features/commerce/payees/same-person.ts'
import { postReleasedShare } from '#server/features/commerce/tax/post-share.ts'
import { rights } from '#server/features/library/rights/rights.tables.ts'
import {
  sandboxPayments,
  sandboxRefunds,
} from '#server/providers/payments/sandbox/sandbox-payments.tables.ts'
import { findAccount } from '#demo/people/find-account.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const buyerPhone = '13800000001'
const otherPhones = ['13800000002', '13800000004', '13800000008']
const dayMinutes = 24 * 60
const terms = { sharePercent: 70, feePerMille: 6 }

/** What the demo's doctor has bought, in every state, and what an author has earned by it and by others. */
export async function loadOrders(world: World): Promise<void> {
  const buyerId = (await findAccount(world, buyerPhone)).id
  const works = await selectSoldWorks(world.db, buyerId, demoOrders.length)
  const couponIds = await loadCoupons(world)
  const [couponId] = couponIds
  const others: number[] = []
  for (const phone of otherPhones) others.push((await findAccount(world, phone)).id)
  others.push(...(await selectReaderIds(world.db)))
  const held = couponIds.filter((_id, at) => demoCoupons[at]!.isHeld)
  await insertRows(
    world.db,
    couponHolders,
    held.map((coupon_id) => ({ coupon_id, user_id: buyerId })),
  )
  const placed: Placed[] = [
    ...demoOrders.map((order, at) => ({ buyerId, work: works[at]!, order, couponId: couponId! })),
    ...sales.flatMap((days, workAt) =>
      days.map((daysAgo, at) => ({
        buyerId: others[at]!,
        work: works[workAt]!,
        order: { status: orderStates.paid, daysAgo },
        couponId: couponId!,
      })),
    ),
  ]
  // Later orders have higher numbers.
  for (const each of placed.toSorted((a, b) => b.order.daysAgo - a.order.daysAgo)) await addOrder(world, each)
}

const loadCoupons = ({ db, now }: World) =>
  insertForIds(
    db,
    coupons,
    demoCoupons.map(({ code, discountYuan, limit, personLimit, courseType, from, until, ...rest }, at) => ({
      code,
      percent: rest.percent,
      min_fen: (rest.minYuan ?? 0) * 100,
      discount_fen: discountYuan * 100,
      usage_limit: limit,
      person_limit: personLimit,
      used_count: at === 0 ? demoOrders.filter(({ usesCoupon }) => usesCoupon).length : 0,
      course_type: courseType,
      begins_at: minutesFrom(now, from * dayMinutes),
      ends_at: minutesFrom(now, until * dayMinutes),
      stopped_at: rest.isStopped ? now : null,
    })),
  )

type Placed = { buyerId: number; work: SoldWork; order: DemoOrder; couponId: number }

const isPaid = ({ status }: DemoOrder) =>
  ([orderStates.paid, orderStates.refunding, orderStates.refunded] as number[]).includes(status)

async function addOrder(world: World, placed: Placed): Promise<void> {
  const { db, now } = world
  const { buyerId, work, order } = placed
  const createdAt = minutesFrom(now, -order.daysAgo * dayMinutes)
  const paidAt = minutesFrom(createdAt, 2)
  const isOver = order.status === orderStates.paid && order.daysAgo > orderLimits.refundDays
  // As the job does: the share of an author waits until it is known in whose name its tax is withheld.
  const { authorId } = work
  const isShareFree = isOver && (authorId === null || (await findAuthenticated(db, authorId)) !== undefined)
  const coupon = order.usesCoupon ? demoCoupons[0]! : undefined
  const orderNo = newOrderNo(createdAt)
  const discountFen = Math.min((coupon?.discountYuan ?? 0) * 100, work.priceFen - 1)
  const [orderId] = await insertForIds(db, orders, [
    {
      order_no: orderNo,
      user_id: buyerId,
      item_type: 'production',
      item_id: work.id,
      title: work.title,
      cover: work.cover,
      course_type: work.courseType,
      doctor_name: work.doctorName,
      author_id: work.authorId,
      price_fen: work.priceFen,
      discount_fen: discountFen,
      coupon_code: coupon?.code ?? '',
      status: order.status,
      channel: isPaid(order) ? 'sandbox' : '',
      created_at: createdAt,
      expires_at: minutesFrom(createdAt, orderLimits.payMinutes),
      paid_at: isPaid(order) ? paidAt : null,
      cancelled_at: order.status === orderStates.cancelled ? paidAt : null,
      closed_at: order.status === orderStates.closed ? minutesFrom(createdAt, orderLimits.payMinutes) : null,
      refunded_at: order.status === orderStates.refunded ? minutesFrom(paidAt, dayMinutes) : null,
      share_released_at: isShareFree ? minutesFrom(paidAt, orderLimits.refundDays * dayMinutes) : null,
    },
  ])
  if (coupon)
    await insertRows(db, couponUses, [{ order_id: orderId!, coupon_id: placed.couponId, user_id: buyerId }])
  if (!isPaid(order)) return
  const amountFen = work.priceFen - discountFen
  await addPayment(world, { ...placed, orderId: orderId!, orderNo, amountFen, paidAt, isShareFree })
}

type Paid = Placed & {
  orderId: number
  orderNo: string
  amountFen: number
  paidAt: Date
  isShareFree: boolean
}

async function addPayment(world: World, paid: Paid): Promise<void> {
  const { db } = world
  const { buyerId, work, order, orderId, orderNo, amountFen, paidAt } = paid
  const payment = { provider: 'sandbox', transactionNo: `SB${orderNo}`, amountFen, paidAt } as const
  await insertRows(db, sandboxPayments, [
    {
      order_no: orderNo,
      description: work.title,
      amount_fen: amountFen,
      return_path: `/payment?order_id=${orderId}`,
      state: 'paid',
      transaction_no: payment.transactionNo,
      created_at: paidAt,
      expires_at: minutesFrom(paidAt, orderLimits.payMinutes),
      paid_at: paidAt,
    },
  ])
  await insertRows(db, orderCharges, [{ order_id: orderId, provider: 'sandbox', started_at: paidAt }])
  const [paymentId] = await insertForIds(db, payments, [
    {
      order_id: orderId,
      provider: 'sandbox',
      transaction_no: payment.transactionNo,
      amount_fen: amountFen,
      paid_at: paidAt,
      is_late: false,
      received_at: paidAt,
    },
  ])
  await insertRows(db, rights, [
    {
      user_id: buyerId,
      item_type: 'production',
      item_id: work.id,
      order_id: orderId,
      granted_at: paidAt,
      revoked_at: order.status === orderStates.refunded ? minutesFrom(paidAt, dayMinutes) : null,
      suspended_at: order.status === orderStates.refunding ? minutesFrom(paidAt, 60) : null,
    },
  ])
  await postEntry(db, { ...paidEntry(payment, work.authorId, terms), title: work.title })
  const { amountFen: shareFen, authorId } = shareOf(await selectPostings(db, paymentReference(payment)))
  if (paid.isShareFree && authorId !== null)
    await postReleasedShare(
      db,
      { orderNo, workId: work.id, userId: authorId, amountFen: shareFen, title: work.title },
      minutesFrom(paidAt, orderLimits.refundDays * dayMinutes),
    )
  if (order.refund) await addRefund(world, paid, order.refund, paymentId!)
  if (order.invoice) await addInvoice(world, paid, order.invoice)
}

async function addRefund(
  { db }: World,
  { work, orderId, orderNo, amountFen, paidAt }: Paid,
  { state, reason, refuseReason = '' }: NonNullable<DemoOrder['refund']>,
  paymentId: number,
): Promise<void> {
  const decidedAt = minutesFrom(paidAt, dayMinutes)
  const refundNo = newRefundNo(paidAt)
  const isArrived = state === refundStates.arrived
  await insertRows(db, refunds, [
    {
      refund_no: refundNo,
      order_id: orderId,
      payment_id: paymentId,
      amount_fen: amountFen,
      state,
      reason,
      refuse_reason: refuseReason,
      asked_at: minutesFrom(paidAt, 60),
      reviewed_at: state === refundStates.asked ? null : decidedAt,
      sent_at: isArrived ? decidedAt : null,
      arrived_at: isArrived ? decidedAt : null,
    },
  ])
  if (!isArrived) return
  await insertRows(db, sandboxRefunds, [
    { refund_no: refundNo, order_no: orderNo, amount_fen: amountFen, created_at: decidedAt },
  ])
  const reference = paymentReference({ provider: 'sandbox', transactionNo: `SB${orderNo}` })
  const postings = await selectPostings(db, reference)
  const share = shareOf(postings)
  const account =
    work.authorId === null
      ? ({ kind: 'author_share' } as const)
      : ({ kind: 'pending', userId: work.authorId } as const)
  const author = { account, amountFen: share.amountFen }
  const part = { amountFen, beforeFen: 0, totalFen: amountFen }
  const entry = refundApprovedEntry(refundNo, postings, { part, returned: [author] })
  const { title } = work
  await postEntry(db, { ...entry, title, happenedAt: decidedAt })
  await postEntry(db, { ...refundArrivedEntry({ refundNo, amountFen }, 'sandbox', decidedAt), title })
}

const addInvoice = (
  { db, vault }: World,
  { buyerId, orderId, paidAt, amountFen }: Paid,
  { title, taxNo, number }: NonNullable<DemoOrder['invoice']>,
) =>
  insertRows(db, invoices, [
    {
      order_id: orderId,
      user_id: buyerId,
      title,
      amount_fen: amountFen,
      ...sealInvoice(vault, { tax_no: taxNo, email: 'shen.qinghe@example.com' }),
      state: number === '' ? invoiceStates.requested : invoiceStates.issued,
      invoice_no: number,
      requested_at: minutesFrom(paidAt, 30),
      reviewed_at: number === '' ? null : minutesFrom(paidAt, dayMinutes),
    },
  ])
