import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { orderStates } from '#contract/commerce/orders.ts'
import type { Db } from '#kernel/database.ts'
import { orders } from '#server/features/commerce/orders/orders.tables.ts'
import { productions } from '#server/features/library/courses/courses.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'

/** What is sold, of doctors with an account first: they see what they earn. */
export const selectSoldWorks = (db: Db, limit: number) =>
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
    .where(and(eq(productions.is_free, false), isNull(productions.removed_at)))
    .orderBy(desc(sql`${doctors.user_id} is not null`), productions.id)
    .limit(limit)

export type SoldWork = Awaited<ReturnType<typeof selectSoldWorks>>[number]

/** Lets what was loaded unpaid be paid for a day from now: the demo always shows an order that waits. */
export const renewPendingOrders = (db: Db, loadedAt: Date) =>
  db
    .update(orders)
    .set({ expires_at: sql`now() + interval '1 day'` })
    .where(and(eq(orders.status, orderStates.pending), lte(orders.created_at, loadedAt)))
