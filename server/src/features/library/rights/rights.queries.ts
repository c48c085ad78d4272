import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { rights } from './rights.tables.ts'
import type { rightTypes } from './rights.tables.ts'

export type RightItem = { type: (typeof rightTypes)[number]; id: number }

const newRight = prepared('new_right', (db) =>
  db
    .insert(rights)
    .values({
      user_id: sql.placeholder('userId'),
      item_type: sql.placeholder('itemType'),
      item_id: sql.placeholder('itemId'),
      order_id: sql.placeholder('orderId'),
    })
    .onConflictDoNothing()
    .returning({ id: rights.id }),
)

/**
 * Grants a right, in the transaction that marks the order paid. False if the member has one already: of two concurrent
 * grants only one gets true, and a repeat for the same order changes nothing, not even after a refund.
 */
export async function grantRight(
  db: Db,
  { userId, item, orderId = null }: { userId: number; item: RightItem; orderId?: number | null },
): Promise<boolean> {
  const right = { userId, itemType: item.type, itemId: item.id, orderId }
  return (await newRight(db).execute(right)).length > 0
}

/** Ends the right that an order gave. False if it gave none or the right has ended before. */
export async function revokeRight(db: Db, orderId: number): Promise<boolean> {
  const revoked = await db
    .update(rights)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(rights.order_id, orderId), isNull(rights.revoked_at)))
    .returning({ id: rights.id })
  return revoked.length > 0
}

const isLiveOf = (userId: number, item: RightItem) =>
  and(
    eq(rights.user_id, userId),
    eq(rights.item_type, item.type),
    eq(rights.item_id, item.id),
    isNull(rights.revoked_at),
  )

/** A visitor has no rights. */
export const hasRight = async (db: Db, userId: number | undefined, item: RightItem): Promise<boolean> => {
  if (userId === undefined) return false
  const rows = await db.select({ id: rights.id }).from(rights).where(isLiveOf(userId, item))
  return rows.length > 0
}

/** How far a right goes: nothing while a refund of the whole waits, and no lesson that was given back. */
export type Right = { isSuspended: boolean; returnedLessons: number[] }

export const selectRight = async (
  db: Db,
  userId: number | undefined,
  item: RightItem,
): Promise<Right | undefined> => {
  if (userId === undefined) return undefined
  return first(
    db
      .select({
        isSuspended: sql<boolean>`${rights.suspended_at} is not null`,
        returnedLessons: rights.returned_lessons,
      })
      .from(rights)
      .where(isLiveOf(userId, item)),
  )
}

const ofOrder = (orderId: number) => and(eq(rights.order_id, orderId), isNull(rights.revoked_at))

/** Stops a right while its order waits for a refund, or lets it go on. */
export const updateSuspended = (db: Db, orderId: number, isSuspended: boolean) =>
  db
    .update(rights)
    .set({ suspended_at: isSuspended ? sql`now()` : null })
    .where(ofOrder(orderId))

/** Whether an order has given a right, which may have ended since. */
export const hasRightOfOrder = async (db: Db, orderId: number): Promise<boolean> =>
  (await db.$count(rights, eq(rights.order_id, orderId))) > 0

/** The lessons that are out of the right that an order gave. */
export const selectReturnedLessons = async (db: Db, orderId: number): Promise<number[]> =>
  (await first(db.select({ ids: rights.returned_lessons }).from(rights).where(ofOrder(orderId))))?.ids ?? []

/** Takes lessons out of the right that an order gave. */
export const addReturnedLessons = (db: Db, orderId: number, lessonIds: number[]) =>
  db
    .update(rights)
    .set({ returned_lessons: sql`${rights.returned_lessons} || ${sql.param(lessonIds)}::bigint[]` })
    .where(ofOrder(orderId))

/** Puts lessons back that were asked to be returned. */
export const removeReturnedLessons = (db: Db, orderId: number, lessonIds: number[]) =>
  db
    .update(rights)
    .set({
      returned_lessons: sql`array(select l from unnest(${rights.returned_lessons}) l
        where l <> all(${sql.param(lessonIds)}::bigint[]))`,
    })
    .where(ofOrder(orderId))

/** What a member has bought and may watch. */
export const selectBoughtIds = async (db: Db, userId: number, type: RightItem['type']): Promise<number[]> => {
  const rows = await db
    .select({ itemId: rights.item_id })
    .from(rights)
    .where(and(eq(rights.user_id, userId), eq(rights.item_type, type), isNull(rights.revoked_at)))
    .orderBy(rights.item_id)
  return rows.map(({ itemId }) => itemId)
}
