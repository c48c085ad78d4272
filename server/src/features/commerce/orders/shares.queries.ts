import { sql } from 'drizzle-orm'
import { orderStates } from '#contract/commerce/orders.ts'
import type { Db } from '#kernel/database.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
} from '#server/features/commerce/ledger/ledger.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { orders, payments, refunds } from './orders.tables.ts'

// Entries are named by their references, as `order-entries.ts` writes them.
const paymentReference = sql`'payment ' || pm.provider || ' ' || pm.transaction_no`
const claimReference = sql`'share claimed ' || o.order_no`
const refundReference = sql`'refund approved ' || r.refund_no`

export type HeldShare = { order_id: number; user_id: number }

/**
 * Paid orders whose share the platform holds for a doctor who has an account by now. The share of an account that was
 * deleted is not held, and stays where it is.
 */
export async function selectHeldShares(db: Db, limit: number): Promise<HeldShare[]> {
  const { rows } = await db.execute<HeldShare>(sql`
    select o.id as order_id, d.user_id
    from ${orders} o
    join ${productions} p on p.id = o.item_id
    join ${doctors} d on d.id = p.doctor_id and d.user_id is not null
    join ${payments} pm on pm.order_id = o.id and not pm.is_late
    join ${ledgerEntries} e on e.reference = ${paymentReference}
    join ${ledgerPostings} l on l.entry_id = e.id
    join ${ledgerAccounts} a on a.id = l.account_id and a.kind = 'author_share'
    where o.author_id is null and o.status = ${orderStates.paid} and o.item_type = 'production'
      and not exists (select from ${ledgerEntries} c where c.reference = ${claimReference})
    order by o.id limit ${limit}`)
  return rows
}

/**
 * What each order of an author's works has brought on the author's accounts: the share, less what a refund has taken
 * back. Nothing is left of an order that was refunded.
 */
const earnings = (userId: number) => sql`
  select o.item_id, o.title, o.paid_at, sum(l.amount_fen) as amount_fen
  from ${orders} o
  cross join lateral (
    select ${paymentReference} as reference from ${payments} pm where pm.order_id = o.id
    union all select ${claimReference}
    union all select ${refundReference} from ${refunds} r where r.order_id = o.id
  ) named
  join ${ledgerEntries} e on e.reference = named.reference
  join ${ledgerPostings} l on l.entry_id = e.id
  join ${ledgerAccounts} a on a.id = l.account_id and a.user_id = ${userId}
  where o.author_id = ${userId}
  group by o.id`

const sums = sql`coalesce(sum(s.amount_fen), 0)::float8 as amount_fen,
  count(*) filter (where s.amount_fen > 0)::int as sold`

export type MonthEarnings = { month: string; amount_fen: number; sold: number }

const thisMonth = sql`date_trunc('month', now() at time zone 'Asia/Shanghai')`

/** What was earned by the orders that were paid in each of the last months, the oldest first. */
export async function selectMonthEarnings(db: Db, userId: number, months: number): Promise<MonthEarnings[]> {
  const { rows } = await db.execute<MonthEarnings>(sql`
    select to_char(n.month, 'YYYY-MM') as month, ${sums}
    from generate_series(${thisMonth} - make_interval(months => ${months - 1}::int), ${thisMonth},
      interval '1 month') as n (month)
    left join (${earnings(userId)}) s on date_trunc('month', s.paid_at at time zone 'Asia/Shanghai') = n.month
    group by n.month order by n.month`)
  return rows
}

export type WorkEarnings = { production_id: number; title: string; amount_fen: number; sold: number }

/** What each work of an author has brought in all, the most first. Works that nobody has bought are left out. */
export async function selectWorkEarnings(db: Db, userId: number): Promise<WorkEarnings[]> {
  const { rows } = await db.execute<WorkEarnings>(sql`
    select s.item_id::float8 as production_id, coalesce(max(p.title), max(s.title)) as title, ${sums}
    from (${earnings(userId)}) s
    left join ${productions} p on p.id = s.item_id
    group by s.item_id order by sum(s.amount_fen) desc, s.item_id desc`)
  return rows
}
