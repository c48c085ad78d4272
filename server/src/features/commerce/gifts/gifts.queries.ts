import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { giftStates } from '#contract/commerce/gifts.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { giftCodes } from './gifts.tables.ts'

export type NewCode = Pick<typeof giftCodes.$inferInsert, 'order_id' | 'giver_id' | 'production_id' | 'code'>

export const insertCodes = (db: Db, codes: NewCode[]) => db.insert(giftCodes).values(codes)

const isOf = (orderId: number, ...states: (typeof giftCodes.$inferSelect)['state'][]) =>
  and(eq(giftCodes.order_id, orderId), inArray(giftCodes.state, states))

export const countUnused = (db: Db, orderId: number): Promise<number> =>
  db.$count(giftCodes, isOf(orderId, giftStates.unused))

/** Takes unused codes out of circulation for a refund. Returns how many were found: some may be taken at this moment. */
export async function updateCodesHeld(
  db: Db,
  orderId: number,
  { refundId, count }: { refundId: number; count: number },
): Promise<number> {
  // Locked in their order, after which a code that was taken meanwhile is no longer unused.
  const unused = await db
    .select({ id: giftCodes.id })
    .from(giftCodes)
    .where(isOf(orderId, giftStates.unused))
    .orderBy(desc(giftCodes.id))
    .limit(count)
    .for('update')
  if (unused.length === 0) return 0
  const held = await db
    .update(giftCodes)
    .set({ state: giftStates.held, refund_id: refundId })
    .where(
      inArray(
        giftCodes.id,
        unused.map(({ id }) => id),
      ),
    )
    .returning({ id: giftCodes.id })
  return held.length
}

const isHeldBy = (refundId: number) =>
  and(eq(giftCodes.refund_id, refundId), eq(giftCodes.state, giftStates.held))

/** The refund was refused or withdrawn: the codes can be given away again. */
export const updateCodesReleased = (db: Db, refundId: number) =>
  db.update(giftCodes).set({ state: giftStates.unused, refund_id: null }).where(isHeldBy(refundId))

export const updateCodesReturned = (db: Db, refundId: number) =>
  db.update(giftCodes).set({ state: giftStates.returned }).where(isHeldBy(refundId))

/** Of those who take one code at once, one gets it; the others undefined. */
export const updateTaken = (db: Db, code: string, takerId: number) =>
  first(
    db
      .update(giftCodes)
      .set({ state: giftStates.taken, taker_id: takerId, taken_at: sql`now()` })
      .where(and(eq(giftCodes.code, code), eq(giftCodes.state, giftStates.unused)))
      .returning(),
  )

const takers = alias(users, 'takers')

const workColumns = {
  title: productions.title,
  cover: productions.cover,
  course_type: productions.course_type,
}

export const selectGift = (db: Db, code: string) =>
  first(
    db
      .select({
        gift: giftCodes,
        work: workColumns,
        doctor: { name: doctors.name, user_id: doctors.user_id },
        giver: users.truename,
      })
      .from(giftCodes)
      .innerJoin(productions, eq(productions.id, giftCodes.production_id))
      .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
      .leftJoin(users, eq(users.id, giftCodes.giver_id))
      .where(eq(giftCodes.code, code)),
  )

export type GiftRow = NonNullable<Awaited<ReturnType<typeof selectGift>>>

/** What a person has bought for others, latest order first. */
export const selectCodesOf = (
  db: Db,
  giverId: number,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      gift: giftCodes,
      work: workColumns,
      taker: takers.truename,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(giftCodes)
    .innerJoin(productions, eq(productions.id, giftCodes.production_id))
    .leftJoin(takers, eq(takers.id, giftCodes.taker_id))
    .where(eq(giftCodes.giver_id, giverId))
    .orderBy(desc(giftCodes.order_id), giftCodes.id)
    .limit(limit)
    .offset(offset)

export type CodeRow = Awaited<ReturnType<typeof selectCodesOf>>[number]
