import { sql } from 'drizzle-orm'
import { refundStates } from '#contract/commerce/orders.ts'
import type { Db } from '#kernel/database.ts'
import { dayOf, isWithinDays, selectFigureDays } from '#kernel/console-framework/figure-days.queries.ts'
import type { FigurePeriod } from '#kernel/console-framework/figure.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { orders, payments, refunds } from './orders.tables.ts'

const isOfSubject = ({ subjectId }: FigurePeriod) =>
  sql`(${subjectId} = 0 or o.item_id in (select id from ${productions} where college_id = ${subjectId}))`

export const selectRevenue = (db: Db, period: FigurePeriod) =>
  selectFigureDays(
    db,
    sql`select day, sum(fen), null from (
        select ${dayOf(sql`p.paid_at`)} as day, p.amount_fen as fen
        from ${payments} p join ${orders} o on o.id = p.order_id
        where not p.is_late and ${isWithinDays(sql`p.paid_at`, period)} and ${isOfSubject(period)}
        union all
        select ${dayOf(sql`r.arrived_at`)}, -r.amount_fen
        from ${refunds} r join ${orders} o on o.id = r.order_id join ${payments} p on p.id = r.payment_id
        where r.state = ${refundStates.arrived} and not p.is_late
          and ${isWithinDays(sql`r.arrived_at`, period)} and ${isOfSubject(period)}) moved
      group by day`,
  )

export const selectSales = (db: Db, period: FigurePeriod) =>
  selectFigureDays(
    db,
    sql`select ${dayOf(sql`p.paid_at`)}, count(*), null
      from ${payments} p join ${orders} o on o.id = p.order_id
      where not p.is_late and ${isWithinDays(sql`p.paid_at`, period)} and ${isOfSubject(period)} group by 1`,
  )
