import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { marks } from '#server/features/community/marks/marks.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { reports } from './reports.tables.ts'

const cardColumns = {
  id: reports.id,
  meeting_id: reports.meeting_id,
  title: reports.title,
  cover: reports.cover,
  intro: reports.intro,
  source: reports.source,
  view_count: reports.view_count,
  published_at: reports.published_at,
}

/** Reports of a meeting and its child meetings, or of all meetings for 0. */
export const selectReports = (db: Db, meetingId: number, limit: number, offset: number) =>
  db
    .select({ ...cardColumns, total: sql<number>`(count(*) over ())::int` })
    .from(reports)
    .where(
      and(
        eq(reports.published, true),
        meetingId > 0
          ? sql`${reports.meeting_id} in (select id from ${meetings}
              where published and (id = ${meetingId} or parent_id = ${meetingId}))`
          : undefined,
      ),
    )
    .orderBy(desc(reports.published_at), desc(reports.id))
    .limit(limit)
    .offset(offset)

export const selectReportsByIds = (db: Db, ids: number[]) =>
  db
    .select(cardColumns)
    .from(reports)
    .where(and(inArray(reports.id, ids), eq(reports.published, true)))

export const shownReports = sql`(select id, published_at as at from ${reports} where published)`

export type ReportCardRow = Omit<Awaited<ReturnType<typeof selectReports>>[number], 'total'>

export const selectReport = (db: Db, reportId: number) =>
  first(
    db
      .select({ report: reports, meetingTitle: meetings.title, isBig: meetings.is_big })
      .from(reports)
      .innerJoin(meetings, eq(meetings.id, reports.meeting_id))
      .where(and(eq(reports.id, reportId), eq(reports.published, true))),
  )

export type ReportRow = NonNullable<Awaited<ReturnType<typeof selectReport>>>

export const addReportView = (db: Db, reportId: number) =>
  db
    .update(reports)
    .set({ view_count: sql`${reports.view_count} + 1` })
    .where(eq(reports.id, reportId))

/** Returns the new share count. */
export const addReportShare = async (db: Db, reportId: number) => {
  const row = await first(
    db
      .update(reports)
      .set({ share_count: sql`${reports.share_count} + 1` })
      .where(eq(reports.id, reportId))
      .returning({ shareCount: reports.share_count }),
  )
  return row?.shareCount ?? 0
}

/** The favorites of a user, most recently added first. */
export const selectCollectedReports = (db: Db, userId: number, limit: number, offset: number) =>
  db
    .select({ ...cardColumns, collected_at: marks.created_at, total: sql<number>`(count(*) over ())::int` })
    .from(marks)
    .innerJoin(reports, eq(reports.id, marks.item_id))
    .where(
      and(
        eq(marks.user_id, userId),
        eq(marks.mark, 'collect'),
        eq(marks.item_type, 'report'),
        eq(reports.published, true),
      ),
    )
    .orderBy(desc(marks.created_at), desc(marks.item_id))
    .limit(limit)
    .offset(offset)

export const hasReport = async (db: Db, reportId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.id, reportId), eq(reports.published, true)))
  return rows.length > 0
}
