import { sql } from 'drizzle-orm'
import { refundStates } from '#contract/commerce/orders.ts'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { orders, refunds } from '#server/features/commerce/orders/orders.tables.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import { certificates } from '#server/features/meetings/certificates/certificates.tables.ts'
import { credits } from '#server/features/meetings/study/study.tables.ts'
import { sessions } from '#server/features/people/account/account.tables.ts'
import { supportNotes } from '#server/features/people/support/support.tables.ts'

type Summary = {
  logins: number
  points_tenths: number
  certificates: number
  orders: number
  paid_fen: number
  refunds: number
  comments: number
  hidden: number
  note: string | null
}

const underWay = sql.join(
  [refundStates.asked, refundStates.approved, refundStates.sent].map((state) => sql`${state}`),
  sql`, `,
)

/** Counts of one person, each by an index on the person. */
export const selectPersonSummary = (db: Db, userId: number): Promise<Summary> =>
  only(
    db.execute<Summary>(sql`
      select
        (select count(*)::int from ${sessions} s
          where s.user_id = ${userId} and s.ended_at is null and s.expires_at > now()) as logins,
        (select coalesce(sum(c.points_tenths), 0)::int from ${credits} c
          where c.user_id = ${userId} and c.revoked_at is null) as points_tenths,
        (select count(*)::int from ${certificates} c
          where c.user_id = ${userId} and c.revoked_at is null) as certificates,
        o.orders, o.paid_fen,
        (select count(*)::int from ${refunds} r join ${orders} o on o.id = r.order_id
          where o.user_id = ${userId} and r.state in (${underWay})) as refunds,
        m.comments, m.hidden,
        (select n.content from ${supportNotes} n where n.user_id = ${userId} order by n.id desc limit 1) as note
      from
        (select count(*)::int as orders, coalesce(sum(pay_amount_fen), 0)::float8 as paid_fen
          from ${orders} where user_id = ${userId} and paid_at is not null) o,
        (select count(*)::int as comments, (count(*) filter (where hidden_at is not null))::int as hidden
          from ${comments} where user_id = ${userId}) m`),
  )
