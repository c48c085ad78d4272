import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { invoiceStates, orderFailures } from '#contract/commerce/orders.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import type { Review } from '#kernel/review/review.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { invoices, orders } from './orders.tables.ts'

export const invoiceReview: Review = {
  table: invoices,
  id: invoices.id,
  isOpen: eq(invoices.state, invoiceStates.requested),
  reviewedAt: invoices.reviewed_at,
  reviewerId: invoices.reviewer_id,
  notOpen: orderFailures.invoiceNotOpen,
}

/** One that was cancelled or reversed leaves room for another. */
const holdingStates = [invoiceStates.requested, invoiceStates.issued]

type Sealed = { tax_no_sealed: Buffer; email_sealed: Buffer }
type Requested = { order_id: number; user_id: number; title: string; amount_fen: number } & Sealed

/** Corrects a request that was not answered. False if the invoice was issued meanwhile. */
export async function upsertInvoice(db: Db, row: Requested): Promise<boolean> {
  const { title, tax_no_sealed, email_sealed, amount_fen } = row
  const rows = await db
    .insert(invoices)
    .values(row)
    .onConflictDoUpdate({
      target: invoices.order_id,
      targetWhere: inArray(invoices.state, holdingStates),
      set: { title, tax_no_sealed, email_sealed, amount_fen, requested_at: sql`now()` },
      setWhere: invoiceReview.isOpen,
    })
    .returning({ id: invoices.id })
  return rows.length > 0
}

const selectWithOrder = (db: Db) =>
  db
    .select({
      invoice: invoices,
      order: orders,
      truename: users.truename,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.order_id))
    .innerJoin(users, eq(users.id, invoices.user_id))

export type InvoiceListRow = Awaited<ReturnType<typeof selectWithOrder>>[number]

export const selectInvoice = (db: Db, invoiceId: number): Promise<InvoiceListRow | undefined> =>
  first(selectWithOrder(db).where(eq(invoices.id, invoiceId)))

/** The invoice of an order that is asked for or issued. */
export const selectHoldingInvoice = (db: Db, orderId: number) =>
  first(
    db
      .select()
      .from(invoices)
      .where(and(eq(invoices.order_id, orderId), inArray(invoices.state, holdingStates))),
  )

export const updateCancelled = (db: Db, id: number) =>
  db.update(invoices).set({ state: invoiceStates.cancelled }).where(eq(invoices.id, id))

/** False if it is not issued, or was reversed before. */
export async function updateReversed(db: Db, id: number, reversalNo: string): Promise<boolean> {
  const rows = await db
    .update(invoices)
    .set({ state: invoiceStates.reversed, reversal_no: reversalNo, reversed_at: sql`now()` })
    .where(and(eq(invoices.id, id), eq(invoices.state, invoiceStates.issued)))
    .returning({ id: invoices.id })
  return rows.length > 0
}

/** Invoices of before whose number and address are stored in the clear. */
export const selectUnsealed = (db: Db, limit: number) =>
  db
    .select({ id: invoices.id, tax_no: invoices.tax_no, email: invoices.email })
    .from(invoices)
    .where(isNull(invoices.email_sealed))
    .limit(limit)

export const updateSealed = (db: Db, id: number, sealed: Sealed) =>
  db
    .update(invoices)
    .set({ ...sealed, tax_no: '', email: '' })
    .where(and(eq(invoices.id, id), isNull(invoices.email_sealed)))
