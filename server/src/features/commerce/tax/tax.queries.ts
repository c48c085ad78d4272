import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { taxedPayments, taxRates } from './tax.tables.ts'
import type { TaxKind } from './tax.tables.ts'

export type RatesRow = typeof taxRates.$inferSelect
export type TaxedPaymentRow = typeof taxedPayments.$inferSelect

/** The table that holds on a day (`YYYY-MM-DD`, Asia/Shanghai). */
export async function selectRatesOn(db: Db, day: string, kind: TaxKind = 'labour'): Promise<RatesRow> {
  const holds = and(eq(taxRates.kind, kind), lte(taxRates.valid_from, day))
  const row = await first(db.select().from(taxRates).where(holds).orderBy(desc(taxRates.valid_from)).limit(1))
  if (!row) throw new Error(`there is no table of tax rates for ${day}`)
  return row
}

export const selectRatesRow = (db: Db, id: number): Promise<RatesRow | undefined> =>
  first(db.select().from(taxRates).where(eq(taxRates.id, id)))

/** Undefined if there is one from this day already. */
export const insertRates = (db: Db, row: typeof taxRates.$inferInsert): Promise<RatesRow | undefined> =>
  first(db.insert(taxRates).values(row).onConflictDoNothing().returning())

/** What was paid to a person for a project in a month, less what was corrected of it. */
export const selectPaidForProject = (
  db: Db,
  { kind, userId, project, month }: { kind: TaxKind; userId: number; project: string; month: string },
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
        eq(taxedPayments.kind, kind),
        eq(taxedPayments.user_id, userId),
        eq(taxedPayments.month, month),
        eq(taxedPayments.project, project),
      ),
    )

export const insertTaxedPayment = (db: Db, row: typeof taxedPayments.$inferInsert) =>
  db.insert(taxedPayments).values(row)

export const selectTaxedPayment = (db: Db, reference: string): Promise<TaxedPaymentRow | undefined> =>
  first(db.select().from(taxedPayments).where(eq(taxedPayments.reference, reference)))

/** What remains of each payment of a fee or of an order, the latest first. */
export const selectPaymentsOfSource = (db: Db, source: string) =>
  db
    .select({
      payment: taxedPayments,
      leftFen: sql<number>`(${taxedPayments.gross_fen} + coalesce((select sum(c.gross_fen) from ${taxedPayments} c
        where c.corrects = ${taxedPayments}.id), 0))::float8`,
    })
    .from(taxedPayments)
    .where(and(eq(taxedPayments.source, source), isNull(taxedPayments.corrects)))
    .orderBy(desc(taxedPayments.id))

/** How a fee was taxed, all its payments and corrections together; undefined as long as nothing was paid. */
export async function selectTaxedOfSource(db: Db, source: string) {
  const sum = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::float8`
  const row = await first(
    db
      .select({
        payments: sql<number>`count(*)::int`,
        grossFen: sum(taxedPayments.gross_fen),
        deductionFen: sum(taxedPayments.deduction_fen),
        taxFen: sum(taxedPayments.tax_fen),
      })
      .from(taxedPayments)
      .where(eq(taxedPayments.source, source)),
  )
  return row?.payments ? row : undefined
}

/** Of one person, oldest first. */
export const selectTaxedOfPerson = (db: Db, userId: number, month: string) =>
  db
    .select()
    .from(taxedPayments)
    .where(and(eq(taxedPayments.user_id, userId), eq(taxedPayments.month, month)))
    .orderBy(asc(taxedPayments.id))

/** Of one person, newest first. */
export const selectLatestTaxed = (db: Db, userId: number, limit: number) =>
  db
    .select()
    .from(taxedPayments)
    .where(eq(taxedPayments.user_id, userId))
    .orderBy(desc(taxedPayments.id))
    .limit(limit)

/** Of everybody, oldest first. */
export const selectTaxedInMonth = (db: Db, month: string) =>
  db.select().from(taxedPayments).where(eq(taxedPayments.month, month)).orderBy(asc(taxedPayments.id))
