import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { historyDays } from '#contract/community/history.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { viewHistory } from './history.tables.ts'

type Item = { userId: number; itemType: ItemType; itemId: number }

const itemIs = ({ userId, itemType, itemId }: Item) =>
  and(eq(viewHistory.user_id, userId), eq(viewHistory.item_type, itemType), eq(viewHistory.item_id, itemId))

const endOfMemory = () => sql`now() - make_interval(days => ${historyDays})`

/** Without a position the stored one stays: opening an item again does not restart it. */
export const upsertView = (
  db: Db,
  { userId, itemType, itemId }: Item,
  place?: { partId: number; position: number },
) => {
  const known = place && { part_id: place.partId, position: place.position }
  return db
    .insert(viewHistory)
    .values({ user_id: userId, item_type: itemType, item_id: itemId, ...known })
    .onConflictDoUpdate({
      target: [viewHistory.user_id, viewHistory.item_type, viewHistory.item_id],
      set: { ...known, viewed_at: sql`now()` },
    })
}

export const selectPosition = (db: Db, item: Item) =>
  first(
    db
      .select({ part_id: viewHistory.part_id, position: viewHistory.position })
      .from(viewHistory)
      .where(and(itemIs(item), gt(viewHistory.viewed_at, endOfMemory()))),
  )

export const selectHistory = (db: Db, userId: number, itemType: ItemType, limit: number, offset: number) =>
  db
    .select({
      item_type: viewHistory.item_type,
      item_id: viewHistory.item_id,
      part_id: viewHistory.part_id,
      position: viewHistory.position,
      viewed_at: viewHistory.viewed_at,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(viewHistory)
    .where(
      and(
        eq(viewHistory.user_id, userId),
        eq(viewHistory.item_type, itemType),
        gt(viewHistory.viewed_at, endOfMemory()),
      ),
    )
    .orderBy(desc(viewHistory.viewed_at), desc(viewHistory.item_id))
    .limit(limit)
    .offset(offset)

export type HistoryRow = Awaited<ReturnType<typeof selectHistory>>[number]

export const deleteView = (db: Db, item: Item) => db.delete(viewHistory).where(itemIs(item))

export const deleteViews = (db: Db, userId: number, itemType?: ItemType) =>
  db
    .delete(viewHistory)
    .where(and(eq(viewHistory.user_id, userId), itemType && eq(viewHistory.item_type, itemType)))

export const deleteOldViews = (db: Db) =>
  db.delete(viewHistory).where(lte(viewHistory.viewed_at, endOfMemory()))
