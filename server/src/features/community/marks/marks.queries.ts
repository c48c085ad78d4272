import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MarkType } from '#contract/wire/item-types.ts'
import type { Mark } from '#contract/community/marks.ts'
import type { Db } from '#kernel/database.ts'
import { prepared } from '#kernel/prepared.ts'
import type { MarkedItem } from '#server/features/community/items/find-item.ts'
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
export const selectMarkState = async (db: Db, userId: number, { itemType, itemId }: MarkedItem) => {
  const rows = await markState(db).execute({ userId, itemType, itemId })
  return rows[0]!
}

export type MarkStateRow = Awaited<ReturnType<typeof selectMarkState>>
