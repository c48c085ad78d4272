import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { orderFailures, refundStates } from '#contract/commerce/orders.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import type { Review } from '#kernel/review/review.ts'
import { orders, payments, refunds } from './orders.tables.ts'

const isAsked = eq(refunds.state, refundStates.asked)

export const refundReview: Review = {
  table: refunds,
  id: refunds.id,
  isOpen: isAsked,
  reviewedAt: refunds.reviewed_at,
  reviewerId: refunds.reviewer_id,
  notOpen: orderFailures.refundNotOpen,
}

export type RefundRow = typeof refunds.$inferSelect

export const insertRefund = (db: Db, row: typeof refunds.$inferInsert): Promise<RefundRow> =>
  only(db.insert(refunds).values(row).returning())

/** The request that the buyer takes back; undefined if none waits. */
export const updateWithdrawn = (db: Db, orderId: number): Promise<RefundRow | undefined> =>
  first(
    db
      .update(refunds)
      .set({ state: refundStates.withdrawn, reviewed_at: sql`now()` })
      .where(and(eq(refunds.order_id, orderId), isAsked))
      .returning(),
  )

const isApproved = inArray(refunds.state, [refundStates.approved, refundStates.sent, refundStates.arrived])

/** What of the same payment was given back by refunds before this one. */
export const sumApprovedBefore = async (db: Db, refund: RefundRow): Promise<number> =>
  (
    await only(
      db
        .select({ sum: sql<number>`coalesce(sum(${refunds.amount_fen}), 0)::int` })
        .from(refunds)
        .where(and(eq(refunds.payment_id, refund.payment_id), ne(refunds.id, refund.id), isApproved)),
    )
  ).sum

/** What of a payment was given back. */
export const sumRefunded = async (db: Db, paymentId: number): Promise<number> =>
  (
    await only(
      db
        .select({ sum: sql<number>`coalesce(sum(${refunds.amount_fen}), 0)::int` })
        .from(refunds)
        .where(and(eq(refunds.payment_id, paymentId), isApproved)),
    )
  ).sum

/** The refunds of an order that were approved. */
export const selectRefundNos = async (db: Db, orderId: number): Promise<string[]> => {
  const rows = await db
    .select({ refundNo: refunds.refund_no })
    .from(refunds)
    .where(and(eq(refunds.order_id, orderId), isApproved))
  return rows.map(({ refundNo }) => refundNo)
}

/** With its order and the money that goes back. */
const selectWithPayment = (db: Db) =>
  db
    .select({ refund: refunds, order: orders, payment: payments })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .innerJoin(payments, eq(payments.id, refunds.payment_id))

export type RefundedPayment = Awaited<ReturnType<typeof selectWithPayment>>[number]

export const selectRefund = (db: Db, refundId: number): Promise<RefundedPayment | undefined> =>
  first(selectWithPayment(db).where(eq(refunds.id, refundId)))

export const selectRefundByNo = (db: Db, refundNo: string): Promise<RefundedPayment | undefined> =>
  first(selectWithPayment(db).where(eq(refunds.refund_no, refundNo)))

/** False if it is past that already. */
export async function updateSent(db: Db, refundId: number): Promise<boolean> {
  const rows = await db
    .update(refunds)
    .set({ state: refundStates.sent, sent_at: sql`now()` })
    .where(and(eq(refunds.id, refundId), eq(refunds.state, refundStates.approved)))
    .returning({ id: refunds.id })
  return rows.length > 0
}

/** False if it had arrived before. */
export async function updateArrived(db: Db, refundId: number, arrivedAt: Date): Promise<boolean> {
  const rows = await db
    .update(refunds)
    .set({
      state: refundStates.arrived,
      sent_at: sql`coalesce(${refunds.sent_at}, now())`,
      arrived_at: arrivedAt,
    })
    .where(and(eq(refunds.id, refundId), inArray(refunds.state, [refundStates.approved, refundStates.sent])))
    .returning({ id: refunds.id })
  return rows.length > 0
}

/** Refunds whose way has not ended for an hour. */
export const selectUnfinishedRefunds = (db: Db) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        inArray(refunds.state, [refundStates.approved, refundStates.sent]),
        sql`coalesce(${refunds.sent_at}, ${refunds.reviewed_at}, ${refunds.asked_at}) < now() - interval '1 hour'`,
      ),
    )

/** Fen that were sent back a day ago or earlier, of which no provider has said that they arrived. */
export const selectRefundsInDoubt = async (db: Db): Promise<number> => {
  const { fen } = await only(
    db
      .select({ fen: sql<number>`coalesce(sum(${refunds.amount_fen}), 0)::float8` })
      .from(refunds)
      .where(and(eq(refunds.state, refundStates.sent), lt(refunds.sent_at, sql`now() - interval '1 day'`))),
  )
  return fen
}
