import { asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { banners, contentBlockItems, contentBlocks, menuItems } from './home.tables.ts'

/** Banners of the subject and those of all subjects. */
export const selectBanners = (db: Db, collegeId: number) =>
  db
    .select({ banner: banners, isBig: meetings.is_big })
    .from(banners)
    .leftJoin(meetings, eq(meetings.id, banners.item_id))
    .where(or(isNull(banners.college_id), eq(banners.college_id, collegeId)))
    .orderBy(sql`${banners.college_id} nulls last`, asc(banners.sort), asc(banners.id))

export const selectMenuItems = (db: Db) =>
  db.select().from(menuItems).orderBy(asc(menuItems.sort), asc(menuItems.id))

/** A subject's own blocks, or the general ones if it has none. */
export const selectContentBlocks = async (db: Db, collegeId: number) => {
  const own = await db
    .select()
    .from(contentBlocks)
    .where(eq(contentBlocks.college_id, collegeId))
    .orderBy(asc(contentBlocks.sort), asc(contentBlocks.id))
  if (own.length > 0) return own
  return db
    .select()
    .from(contentBlocks)
    .where(isNull(contentBlocks.college_id))
    .orderBy(asc(contentBlocks.sort), asc(contentBlocks.id))
}

export const selectBlockItems = (db: Db, blockId: number, limit: number, offset: number) =>
  db
    .select({
      kind: contentBlockItems.kind,
      itemId: contentBlockItems.item_id,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(contentBlockItems)
    .where(eq(contentBlockItems.block_id, blockId))
    .orderBy(asc(contentBlockItems.sort), asc(contentBlockItems.item_id))
    .limit(limit)
    .offset(offset)
