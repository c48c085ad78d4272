import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { orderLimits, orderStates } from '#contract/commerce/orders.ts'
import type { Db } from '#kernel/database.ts'
import { newOrderNo } from '#server/features/commerce/orders/order-number.ts'
import { orders } from '#server/features/commerce/orders/orders.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { minutesFrom } from '#demo/world.ts'

/** What the buyer can buy, of doctors with an account first: they see what they earn. */
export const selectSoldWorks = (db: Db, buyerId: number, limit: number) =>
  db
    .select({
      id: productions.id,
      title: productions.title,
      cover: productions.cover,
      courseType: productions.course_type,
      priceFen: productions.price_fen,
      doctorName: doctors.name,
      authorId: doctors.user_id,
    })
    .from(productions)
    .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
    .where(
      and(
        eq(productions.is_free, false),
        isNull(productions.removed_at),
        sql`${doctors.user_id} is distinct from ${buyerId}`,
      ),
    )
    .orderBy(desc(sql`${doctors.user_id} is not null`), productions.id)
    .limit(limit)

export type SoldWork = Awaited<ReturnType<typeof selectSoldWorks>>[number]

/** The order that was loaded unpaid. */
export const selectWaitingOrderId = async (db: Db): Promise<number | undefined> =>
  (await db.select({ id: orders.id }).from(orders).where(eq(orders.status, orderStates.pending)))[0]?.id

/**
 * Gives the unpaid demo order a new number and a new half hour, so that the demo always starts with one that can be paid.
 * It stays as it is once somebody has started to pay it, has cancelled or hidden it, or has ordered the same again.
 */
export const renewWaitingOrder = (db: Db, orderId: number, now: Date) => {
  const others = alias(orders, 'others')
  return db
    .update(orders)
    .set({
      order_no: newOrderNo(now),
      status: orderStates.pending,
      created_at: now,
      expires_at: minutesFrom(now, orderLimits.payMinutes),
      closed_at: null,
    })
    .where(
      and(
        eq(orders.id, orderId),
        inArray(orders.status, [orderStates.pending, orderStates.closed]),
        eq(orders.channel, ''),
        isNull(orders.hidden_at),
        sql`not exists (select from ${orders} ${others} where ${others.user_id} = ${orders}.user_id
          and ${others.item_type} = ${orders}.item_type and ${others.item_id} = ${orders}.item_id
          and ${others.id} > ${orders}.id)`,
      ),
    )
}
