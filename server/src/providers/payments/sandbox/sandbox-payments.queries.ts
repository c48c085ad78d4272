import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { sandboxPayments, sandboxRefunds, sandboxTransfers } from './sandbox-payments.tables.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

const isOpen = and(eq(sandboxPayments.state, 'waiting'), sql`${sandboxPayments.expires_at} > now()`)

/** Preparing again changes where the payer returns to and nothing else. */
export const upsertPayment = (db: Db, payment: typeof sandboxPayments.$inferInsert) =>
  db
    .insert(sandboxPayments)
    .values(payment)
    .onConflictDoUpdate({
      target: sandboxPayments.order_no,
      set: { return_path: payment.return_path },
    })

export const selectPayment = (db: Db, orderNo: string): Promise<SandboxPayment | undefined> =>
  first(db.select().from(sandboxPayments).where(eq(sandboxPayments.order_no, orderNo)))

export const selectLatestPayments = (db: Db) =>
  db.select().from(sandboxPayments).orderBy(desc(sandboxPayments.created_at)).limit(100)

/** Of several at once, one pays. */
export const updateToPaid = async (db: Db, orderNo: string, transactionNo: string): Promise<boolean> => {
  const rows = await db
    .update(sandboxPayments)
    .set({ state: 'paid', transaction_no: transactionNo, paid_at: sql`now()` })
    .where(and(eq(sandboxPayments.order_no, orderNo), isOpen))
    .returning({ order_no: sandboxPayments.order_no })
  return rows.length === 1
}

export const updateToClosed = (db: Db, orderNo: string) =>
  db
    .update(sandboxPayments)
    .set({ state: 'closed' })
    .where(and(eq(sandboxPayments.order_no, orderNo), eq(sandboxPayments.state, 'waiting')))

export const countFailedTry = (db: Db, orderNo: string) =>
  db
    .update(sandboxPayments)
    .set({ failed_tries: sql`${sandboxPayments.failed_tries} + 1` })
    .where(and(eq(sandboxPayments.order_no, orderNo), isOpen))

/**
 * Writes a refund unless it is known already. The row of the payment is locked, so that refunds side by side cannot
 * exceed what was paid. False if they would, or if nothing was paid.
 */
export const insertRefund = (db: Db, refund: { refund_no: string; order_no: string; amount_fen: number }) =>
  db.transaction(async (db) => {
    const [payment] = await db
      .select()
      .from(sandboxPayments)
      .where(and(eq(sandboxPayments.order_no, refund.order_no), eq(sandboxPayments.state, 'paid')))
      .for('update')
    if (!payment) return false
    const known = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.order_no, refund.order_no))
    const same = known.find(({ refund_no }) => refund_no === refund.refund_no)
    if (same) return same.amount_fen === refund.amount_fen
    const refundedFen = known.reduce((sum, { amount_fen }) => sum + amount_fen, 0)
    if (refundedFen + refund.amount_fen > payment.amount_fen) return false
    await db.insert(sandboxRefunds).values(refund)
    return true
  })

export const selectRefund = (db: Db, refundNo: string) =>
  first(db.select().from(sandboxRefunds).where(eq(sandboxRefunds.refund_no, refundNo)))

type Period = { from: Date; to: Date }

export const selectPaidBetween = (db: Db, { from, to }: Period) =>
  db
    .select()
    .from(sandboxPayments)
    .where(and(gte(sandboxPayments.paid_at, from), lt(sandboxPayments.paid_at, to)))

export const selectRefundedBetween = (db: Db, { from, to }: Period) =>
  db
    .select({
      refund_no: sandboxRefunds.refund_no,
      order_no: sandboxRefunds.order_no,
      amount_fen: sandboxRefunds.amount_fen,
      created_at: sandboxRefunds.created_at,
      transaction_no: sandboxPayments.transaction_no,
    })
    .from(sandboxRefunds)
    .innerJoin(sandboxPayments, eq(sandboxPayments.order_no, sandboxRefunds.order_no))
    .where(and(gte(sandboxRefunds.created_at, from), lt(sandboxRefunds.created_at, to)))

export const insertTransfer = (db: Db, transfer: typeof sandboxTransfers.$inferInsert) =>
  db.insert(sandboxTransfers).values(transfer).onConflictDoNothing()

export const selectTransfer = (db: Db, transferNo: string) =>
  first(db.select().from(sandboxTransfers).where(eq(sandboxTransfers.transfer_no, transferNo)))

/** Refunds go with their payments. */
export const deleteOldSandboxPayments = (db: Db) =>
  db.transaction(async (db) => {
    const old = sql`now() - interval '400 days'`
    await db
      .delete(sandboxRefunds)
      .where(
        sql`${sandboxRefunds.order_no} in (select order_no from ${sandboxPayments} where created_at < ${old})`,
      )
    await db.delete(sandboxPayments).where(lt(sandboxPayments.created_at, old))
    await db.delete(sandboxTransfers).where(lt(sandboxTransfers.created_at, old))
  })
