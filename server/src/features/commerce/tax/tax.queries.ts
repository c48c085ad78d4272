import { and, asc, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { taxedPayments, taxRates } from './tax.tables.ts'

export type RatesRow = typeof taxRates.$inferSelect
export type TaxedPaymentRow = typeof taxedPayments.$inferSelect

export const selectRates = (db: Db) => db.select().from(taxRates).orderBy(desc(taxRates.valid_from))

/** The table that holds on a day (`YYYY-MM-DD`, Asia/Shanghai). */
export async function selectRatesOn(db: Db, day: string): Promise<RatesRow> {
  const row = await first(selectRates(db).where(lte(taxRates.valid_from, day)).limit(1))
  if (!row) throw new Error(`there is no table of tax rates for ${day}`)
  return row
}

/** Undefined if there is one from this day already. */
export const insertRates = (db: Db, row: typeof taxRates.$inferInsert): Promise<RatesRow | undefined> =>
  first(db.insert(taxRates).values(row).onConflictDoNothing().returning())

/** What was paid to a person for a project in a month. */
export const selectPaidForProject = (
  db: Db,
  { userId, project, month }: { userId: number; project: string; month: string },
) =>
  db
    .select({
      grossFen: taxedPayments.gross_fen,
      deductionFen: taxedPayments.deduction_fen,
      taxableFen: taxedPayments.taxable_fen,
      taxFen: taxedPayments.tax_fen,
    })
    .from(taxedPayments)
    .where(
      and(
        eq(taxedPayments.user_id, userId),
        eq(taxedPayments.month, month),
        eq(taxedPayments.project, project),
      ),
    )

export const insertTaxedPayment = (db: Db, row: typeof taxedPayments.$inferInsert) =>
  db.insert(taxedPayments).values(row)

export const selectTaxedPayment = (db: Db, reference: string): Promise<TaxedPaymentRow | undefined> =>
  first(db.select().from(taxedPayments).where(eq(taxedPayments.reference, reference)))

/** Of one person, oldest first. */
export const selectTaxedOfPerson = (db: Db, userId: number, month: string) =>
  db
    .select()
    .from(taxedPayments)
    .where(and(eq(taxedPayments.user_id, userId), eq(taxedPayments.month, month)))
    .orderBy(asc(taxedPayments.id))

/** Of everybody, oldest first. */
export const selectTaxedInMonth = (db: Db, month: string) =>
  db.select().from(taxedPayments).where(eq(taxedPayments.month, month)).orderBy(asc(taxedPayments.id))
