import { and, eq, isNull, sql } from 'drizzle-orm'
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

type Sealed = { tax_no_sealed: Buffer; email_sealed: Buffer }
type Requested = { order_id: number; user_id: number; title: string } & Sealed

/** Corrects a request that was not answered. False if the invoice was issued meanwhile. */
export async function upsertInvoice(db: Db, row: Requested): Promise<boolean> {
  const { title, tax_no_sealed, email_sealed } = row
  const rows = await db
    .insert(invoices)
    .values(row)
    .onConflictDoUpdate({
      target: invoices.order_id,
      set: { title, tax_no_sealed, email_sealed, requested_at: sql`now()` },
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
