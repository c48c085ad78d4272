import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { sectionTypes } from '#contract/wire/items.ts'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { operations } from '#server/features/library/operations/operations.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { banners, contentBlockItems, contentBlocks, menuItems } from './home.tables.ts'

/** Banners of the subject and those of all subjects, without the ones that lead to a meeting of another subject. */
export const selectBanners = (db: Db, collegeId: number) =>
  late(db)
    .select({ banner: banners, isBig: meetings.is_big })
    .from(banners)
    .leftJoin(meetings, eq(meetings.id, banners.item_id))
    .where(
      or(
        eq(banners.college_id, collegeId),
        and(
          isNull(banners.college_id),
          collegeId > 0 ? or(isNull(meetings.id), eq(meetings.college_id, collegeId)) : undefined,
        ),
      ),
    )
    .orderBy(sql`${banners.college_id} nulls last`, asc(banners.sort), asc(banners.id))

export const selectMenuItems = (db: Db) =>
  late(db).select().from(menuItems).orderBy(asc(menuItems.sort), asc(menuItems.id))

/** A subject's own blocks, or the general ones if it has none. */
export const selectContentBlocks = async (db: Db, collegeId: number) => {
  const own = await late(db)
    .select()
    .from(contentBlocks)
    .where(eq(contentBlocks.college_id, collegeId))
    .orderBy(asc(contentBlocks.sort), asc(contentBlocks.id))
  if (own.length > 0) return own
  return late(db)
    .select()
    .from(contentBlocks)
    .where(isNull(contentBlocks.college_id))
    .orderBy(asc(contentBlocks.sort), asc(contentBlocks.id))
}

/** Which picks belong to a subject. */
const isOfCollege = (collegeId: number) => {
  const has = (kind: number, table: PgTable & { id: PgColumn; college_id: PgColumn }) =>
    sql`(${contentBlockItems.kind} = ${kind} and exists (select 1 from ${table} t
      where t.id = ${contentBlockItems.item_id} and t.college_id = ${collegeId}))`
  return or(
    has(sectionTypes.experts, doctors),
    has(sectionTypes.meetings, meetings),
    has(sectionTypes.information, articles),
    has(sectionTypes.operations, operations),
    has(sectionTypes.courses, productions),
  )
}

/** The picks of a block; a subject that shows a general block sees its own picks only. */
export const selectBlockItems = (
  db: Db,
  { blockId, collegeId }: { blockId: number; collegeId: number },
  limit: number,
  offset: number,
) =>
  late(db)
    .select({
      kind: contentBlockItems.kind,
      itemId: contentBlockItems.item_id,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(contentBlockItems)
    .innerJoin(contentBlocks, eq(contentBlocks.id, contentBlockItems.block_id))
    .where(
      and(
        eq(contentBlockItems.block_id, blockId),
        collegeId > 0 ? or(eq(contentBlocks.college_id, collegeId), isOfCollege(collegeId)) : undefined,
      ),
    )
    .orderBy(asc(contentBlockItems.sort), asc(contentBlockItems.item_id))
    .limit(limit)
    .offset(offset)
