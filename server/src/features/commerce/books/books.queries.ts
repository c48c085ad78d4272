import { and, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { withdrawalStages } from '#contract/commerce/withdrawals.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerMonths,
  ledgerPostings,
} from '#server/features/commerce/ledger/ledger.tables.ts'
import type { MonthBalances, OpenItems } from '#server/features/commerce/ledger/ledger.tables.ts'
import { statementDifferences } from '#server/features/commerce/reconciliation/reconciliation.tables.ts'
import { taxedPayments } from '#server/features/commerce/tax/tax.tables.ts'
import { withdrawals } from '#server/features/commerce/withdrawals/withdrawals.tables.ts'
import { organiserPayments, taxPayments } from './books.tables.ts'

/** A month of the list in which something was booked. */
export const hasEntries = sql`exists (select from ${ledgerEntries} e
  where e.happened_at >= (${ledgerMonths}.month || '-01')::timestamp at time zone 'Asia/Shanghai'
  and e.happened_at < ((${ledgerMonths}.month || '-01')::timestamp + interval '1 month') at time zone 'Asia/Shanghai')`

export type { OpenItems }

export type MonthRow = typeof ledgerMonths.$inferSelect

export const selectMonth = (db: Db, id: number): Promise<MonthRow | undefined> =>
  first(db.select().from(ledgerMonths).where(eq(ledgerMonths.id, id)))

/** When a month begins, `YYYY-MM` in Shanghai, and the next one. */
const beginOf = (month: string) => sql`(${month}::text || '-01')::timestamp at time zone 'Asia/Shanghai'`
const endOf = (month: string) =>
  sql`((${month}::text || '-01')::timestamp + interval '1 month') at time zone 'Asia/Shanghai'`

/** Nothing is written into the books from here to the end of the transaction; what is being written is waited for. */
export const holdBooks = (db: Db) => db.execute(sql`lock table ${ledgerEntries} in share row exclusive mode`)

export const countEntries = (db: Db, month: string): Promise<number> =>
  db.$count(
    ledgerEntries,
    and(
      sql`${ledgerEntries.happened_at} >= ${beginOf(month)}`,
      sql`${ledgerEntries.happened_at} < ${endOf(month)}`,
    ),
  )

/** A month with entries before this one that is not closed; undefined if there is none. */
export const selectEarlierOpen = (db: Db, month: string): Promise<{ month: string } | undefined> =>
  first(
    db
      .select({ month: ledgerMonths.month })
      .from(ledgerMonths)
      .where(and(lt(ledgerMonths.month, month), isNull(ledgerMonths.closed_at), hasEntries))
      .orderBy(ledgerMonths.month)
      .limit(1),
  )

/** What the accounts of each kind held at the end of a month. */
export async function selectBalancesAt(db: Db, month: string): Promise<MonthBalances> {
  const rows = await db
    .select({
      kind: ledgerAccounts.kind,
      fen: sql<number>`sum(${ledgerPostings.amount_fen})::float8`,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entry_id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.account_id))
    .where(sql`${ledgerEntries.happened_at} < ${endOf(month)}`)
    .groupBy(ledgerAccounts.kind)
  return Object.fromEntries(rows.map(({ kind, fen }) => [kind, fen]))
}

/** What of the time until the end of a month is still to be done. */
export async function selectOpenItems(db: Db, month: string, balances: MonthBalances): Promise<OpenItems> {
  const openStages = [withdrawalStages.underReview, withdrawalStages.approved, withdrawalStages.sent]
  return {
    taxFen: (await sumWithheld(db, month)) - (await sumPaid(db, month)),
    organisersFen: -(balances.receivable_organisers ?? 0),
    claimsFen: -(balances.claim ?? 0),
    withdrawals: await db.$count(
      withdrawals,
      and(
        sql`${withdrawals.stage} in (${sql.join(openStages, sql`, `)})`,
        sql`${withdrawals.applied_at} < ${endOf(month)}`,
      ),
    ),
    differences: await db.$count(
      statementDifferences,
      and(
        isNull(statementDifferences.settled_at),
        sql`${statementDifferences.day} < (${endOf(month)})::date`,
      ),
    ),
  }
}

/** The tax withheld in a month and before, and what was paid of it to the office. */
const sumWithheld = async (db: Db, month: string): Promise<number> =>
  (await first(
    db
      .select({ fen: sql<number>`coalesce(sum(${taxedPayments.tax_fen}), 0)::float8` })
      .from(taxedPayments)
      .where(lte(taxedPayments.month, month)),
  ))!.fen

const sumPaid = async (db: Db, month: string): Promise<number> =>
  (await first(
    db
      .select({ fen: sql<number>`coalesce(sum(${taxPayments.amount_fen}), 0)::float8` })
      .from(taxPayments)
      .where(lte(taxPayments.month, month)),
  ))!.fen

/** The same of one month alone. */
export function selectTaxOfMonth(db: Db, month: string): Promise<{ withheldFen: number; paidFen: number }> {
  return only(
    db.execute<{ withheldFen: number; paidFen: number }>(sql`select
    (select coalesce(sum(tax_fen), 0)::float8 from ${taxedPayments} where month = ${month}) as "withheldFen",
    (select coalesce(sum(amount_fen), 0)::float8 from ${taxPayments} where month = ${month}) as "paidFen"`),
  )
}

type Closing = Required<Pick<MonthRow, 'entry_count' | 'balances' | 'open_items' | 'asked_by' | 'agreed_by'>>

/** False if it was closed before. */
export async function updateClosed(db: Db, id: number, closing: Closing): Promise<boolean> {
  const rows = await db
    .update(ledgerMonths)
    .set({ ...closing, closed_at: sql`now()` })
    .where(and(eq(ledgerMonths.id, id), isNull(ledgerMonths.closed_at)))
    .returning({ id: ledgerMonths.id })
  return rows.length > 0
}

/** Undefined if the receipt is entered already. */
export const insertOrganiserPayment = (db: Db, row: typeof organiserPayments.$inferInsert) =>
  first(
    db.insert(organiserPayments).values(row).onConflictDoNothing().returning({ id: organiserPayments.id }),
  )

export const insertTaxPayment = (db: Db, row: typeof taxPayments.$inferInsert) =>
  first(db.insert(taxPayments).values(row).onConflictDoNothing().returning({ id: taxPayments.id }))

/** The entries that a person's claim comes from, and those that have settled it, the latest first. */
export const selectClaimEntries = (db: Db, accountId: number) =>
  db
    .select({
      id: ledgerEntries.id,
      title: ledgerEntries.title,
      amountFen: ledgerPostings.amount_fen,
      happenedAt: ledgerEntries.happened_at,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entry_id))
    .where(eq(ledgerPostings.account_id, accountId))
    .orderBy(desc(ledgerEntries.id))
    .limit(50)
