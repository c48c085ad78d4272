import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import { markTypes } from '#contract/wire/item-types.ts'
import type { MarkType } from '#contract/wire/item-types.ts'
import type { Mark } from '#contract/community/marks.ts'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import type { Items } from '#kernel/items.ts'
import { prepared } from '#kernel/prepared.ts'
import type { Context } from '#kernel/services.ts'
import type { MarkedItem } from '#server/features/community/items/find-item.ts'
import { oldestTold } from '#server/features/community/messages/gathered-notices.queries.ts'
import { marks } from './marks.tables.ts'

/** True if it is new; of two concurrent calls only one gets true. */
export const insertMark = async (db: Db, userId: number, mark: Mark, { itemType, itemId }: MarkedItem) => {
  const added = await db
    .insert(marks)
    .values({ user_id: userId, mark, item_type: itemType, item_id: itemId })
    .onConflictDoNothing()
    .returning({ itemId: marks.item_id })
  return added.length > 0
}

/** True if there was a mark to delete. */
export const deleteMarks = async (
  db: Db,
  userId: number,
  mark: Mark,
  itemType: MarkType,
  itemIds: number[],
) => {
  const removed = await db
    .delete(marks)
    .where(
      and(
        eq(marks.item_type, itemType),
        inArray(marks.item_id, itemIds),
        eq(marks.mark, mark),
        eq(marks.user_id, userId),
      ),
    )
    .returning({ itemId: marks.item_id })
  return removed.length > 0
}

/** Whether a mark is a favourite of something that is still shown. */
const isCollectedBy = (items: Items, userId: number | Placeholder) =>
  and(
    eq(marks.user_id, userId),
    eq(marks.mark, 'collect'),
    or(
      ...markTypes.map((type) =>
        and(
          eq(marks.item_type, type),
          sql`exists (select from ${items.get(type).shown!} s where s.id = ${marks}.item_id)`,
        ),
      ),
    ),
  )

/** A user's collected items that still exist, of all kinds or of one, latest first. */
export const selectCollected = (
  { db, items }: Pick<Context, 'db' | 'items'>,
  { userId, itemType }: { userId: number; itemType: MarkType | undefined },
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      item_type: marks.item_type,
      item_id: marks.item_id,
      created_at: marks.created_at,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(marks)
    .where(and(isCollectedBy(items, userId), itemType && eq(marks.item_type, itemType)))
    .orderBy(desc(marks.created_at), desc(marks.item_id))
    .limit(limit)
    .offset(offset)

export type CollectedRow = Awaited<ReturnType<typeof selectCollected>>[number]

const prepareCounts = (items: Items) =>
  prepared('collected_counts', (db) =>
    db
      .select({ item_type: marks.item_type, count: sql<number>`count(*)::int` })
      .from(marks)
      .where(isCollectedBy(items, sql.placeholder('userId')))
      .groupBy(marks.item_type),
  )

/** By registry: a server has one, and the SQL is made of what its kinds say is shown. */
const collectedCounts = new WeakMap<Items, ReturnType<typeof prepareCounts>>()

export function countCollected({ db, items }: Pick<Context, 'db' | 'items'>, userId: number) {
  let counts = collectedCounts.get(items)
  if (!counts) collectedCounts.set(items, (counts = prepareCounts(items)))
  return counts(db).execute({ userId })
}

/** Those that are collected already stay as they are. */
export const insertCollected = (db: Db, userId: number, collected: CollectedItem[]) =>
  db
    .insert(marks)
    .values(
      collected.map(({ itemType, itemId, collectedAt }) => ({
        user_id: userId,
        mark: 'collect' as const,
        item_type: itemType,
        item_id: itemId,
        created_at: collectedAt,
      })),
    )
    .onConflictDoNothing()

export type CollectedItem = MarkedItem & { collectedAt: Date }

const counted = (mark: Mark) => sql<number>`(count(*) filter (where mark = ${mark}))::int`
const isOwn = (mark: Mark) =>
  sql<boolean>`coalesce(bool_or(mark = ${mark} and user_id = ${sql.placeholder('userId')}), false)`

const markState = prepared('mark_state', (db) =>
  db
    .select({
      praiseCount: counted('praise'),
      collectCount: counted('collect'),
      isPraised: isOwn('praise'),
      isCollected: isOwn('collect'),
    })
    .from(marks)
    .where(
      and(eq(marks.item_type, sql.placeholder('itemType')), eq(marks.item_id, sql.placeholder('itemId'))),
    ),
)

/** `userId` 0 is a visitor, who has no marks. */
export const selectMarkState = (db: Db, userId: number, { itemType, itemId }: MarkedItem) =>
  only(markState(db).execute({ userId, itemType, itemId }))

export type MarkStateRow = Awaited<ReturnType<typeof selectMarkState>>

/** Who liked what in the last days, for `takeGathered`. */
export const latelyLiked = (types: MarkType[]) => sql`(
  select item_type, item_id, user_id, created_at as at from ${marks}
  where mark = 'praise' and created_at > ${oldestTold}
    and item_type in (${sql.join(types, sql`, `)}))`
