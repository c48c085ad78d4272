import { and, eq } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { contains, defineRows, within } from '#kernel/console-framework/rows.queries.ts'
import { first, only } from '#kernel/first-row.ts'
import { ofMeeting } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { reports } from './reports.tables.ts'

export const reportRows = defineRows({
  id: reports.id,
  values: {
    title: reports.title,
    cover: reports.cover,
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    source: reports.source,
    published: reports.published,
    views: reports.view_count,
    published_at: reports.published_at,
  },
  from: (db, values) =>
    db.select(values).from(reports).innerJoin(meetings, eq(meetings.id, reports.meeting_id)).$dynamic(),
  filters: {
    q: contains(reports.title),
    meeting: ofMeeting,
    published: (value) => eq(reports.published, value === 'true'),
    published_at: within(reports.published_at),
  },
})

type NewReport = Pick<
  typeof reports.$inferInsert,
  'meeting_id' | 'title' | 'cover' | 'intro' | 'body' | 'source'
>

/** Also one that is hidden. */
export const selectAnyReport = (db: Db, id: number) =>
  first(db.select().from(reports).where(eq(reports.id, id)))

export const insertReport = async (db: Db, report: NewReport) =>
  (await only(db.insert(reports).values(report).returning({ id: reports.id }))).id

export const updateReport = (db: Db, id: number, report: NewReport) =>
  db.update(reports).set(report).where(eq(reports.id, id))

/** False where it is so already. */
export const setReportPublished = async (db: Db, id: number, published: boolean) => {
  const rows = await db
    .update(reports)
    .set({ published })
    .where(and(eq(reports.id, id), eq(reports.published, !published)))
    .returning({ id: reports.id })
  return rows.length > 0
}
