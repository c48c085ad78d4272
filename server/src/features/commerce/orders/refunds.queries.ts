import { and, eq, inArray, sql } from 'drizzle-orm'
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

export async function insertRefund(db: Db, row: typeof refunds.$inferInsert): Promise<number> {
  return (await only(db.insert(refunds).values(row).returning({ id: refunds.id }))).id
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
