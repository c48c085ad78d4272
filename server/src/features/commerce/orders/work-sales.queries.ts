import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { orders } from './orders.tables.ts'

export const selectSales = (db: Db, productionId: number) =>
  only(
    db
      .select({
        paid: sql<number>`count(*) filter (where ${orders.paid_at} is not null)::int`,
        refunded: sql<number>`count(*) filter (where ${orders.refunded_at} is not null)::int`,
        revenue_fen: sql<number>`coalesce(sum(${orders.pay_amount_fen})
          filter (where ${orders.paid_at} is not null and ${orders.refunded_at} is null), 0)::float8`,
        buyers: sql<number>`count(distinct ${orders.user_id}) filter (where ${orders.paid_at} is not null)::int`,
      })
      .from(orders)
      .where(and(eq(orders.item_type, 'production'), eq(orders.item_id, productionId))),
  )
