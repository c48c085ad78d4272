import { sql } from 'drizzle-orm'
import { withdrawalStages } from '#contract/commerce/withdrawals.ts'
import type { Bill } from '#contract/commerce/bills.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
} from '#server/features/commerce/ledger/ledger.tables.ts'
import { taxedPayments } from '#server/features/commerce/tax/tax.tables.ts'
import { withdrawals } from '#server/features/commerce/withdrawals/withdrawals.tables.ts'

export type BillRow = {
  id: number
  reference: string
  kind: Bill['kind']
  title: string
  happened_at: string
  month: string
  available_fen: number | null
  pending_fen: number | null
  in_withdrawal_fen: number | null
  claim_fen: number | null
  month_income_fen: number
  month_expense_fen: number
  month_taxed: boolean
  stage: number | null
  total: number
}

/**
 * The entries that have moved money of a person, from that person's side: one row each, with the sums of its month.
 * The number of a withdrawal is the last word of its references.
 */
const billsOf = (userId: number) => sql`
  select e.id, e.reference, e.kind, e.title, e.happened_at,
    to_char(e.happened_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
    (sum(p.amount_fen) filter (where a.kind = 'available'))::bigint as available_fen,
    (sum(p.amount_fen) filter (where a.kind = 'pending'))::bigint as pending_fen,
    (sum(p.amount_fen) filter (where a.kind = 'in_withdrawal'))::bigint as in_withdrawal_fen,
    (sum(p.amount_fen) filter (where a.kind = 'claim'))::bigint as claim_fen,
    (select w.stage from ${withdrawals} w
      where e.kind like 'withdrawal%' and w.withdrawal_no = split_part(e.reference, ' ', 3)) as stage
  from ${ledgerAccounts} a
  join ${ledgerPostings} p on p.account_id = a.id
  join ${ledgerEntries} e on e.id = p.entry_id
  where a.user_id = ${userId}
  group by e.id`

/** A withdrawal that came back was neither spent nor earned, whichever months it went and came in. */
const isCounted = sql`(stage is null or stage not in (${withdrawalStages.refused}, ${withdrawalStages.bounced}))`

const withMonths = (userId: number) => sql`
  select b.*,
    (coalesce(sum(available_fen) filter (where available_fen > 0 and ${isCounted}) over by_month, 0))::bigint
      as month_income_fen,
    (coalesce(sum(available_fen) filter (where available_fen < 0 and ${isCounted}) over by_month, 0))::bigint
      as month_expense_fen
  from (${billsOf(userId)}) b
  window by_month as (partition by month)`

const columns = (userId: number) => sql`
  m.id, m.reference, m.kind, m.title, m.happened_at::text, m.month, m.available_fen, m.pending_fen, m.in_withdrawal_fen,
  m.claim_fen, m.month_income_fen, m.month_expense_fen,
  exists (select from ${taxedPayments} t where t.user_id = ${userId} and t.month = m.month) as month_taxed,
  m.stage`

type Asked = { month: string | undefined; limit: number; offset: number }

export async function selectBills(
  db: Db,
  userId: number,
  { month, limit, offset }: Asked,
): Promise<BillRow[]> {
  const { rows } = await db.execute<BillRow>(sql`
    select ${columns(userId)}, (count(*) over ())::int as total
    from (${withMonths(userId)}) m
    where ${month ?? null}::text is null or m.month = ${month ?? null}
    order by m.happened_at desc, m.id desc limit ${limit} offset ${offset}`)
  return rows
}

/** The months in which money of a person has moved, newest first. */
export async function selectBillMonths(db: Db, userId: number): Promise<string[]> {
  const { rows } = await db.execute<{ month: string }>(
    sql`select distinct month from (${billsOf(userId)}) b order by month desc`,
  )
  return rows.map(({ month }) => month)
}

/** Undefined if the entry is not about this person. */
export function selectBill(db: Db, userId: number, id: number): Promise<BillRow | undefined> {
  return first(
    db.execute<BillRow>(sql`
    select ${columns(userId)}, 1 as total from (${withMonths(userId)}) m where m.id = ${id}`),
  )
}
