import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { productionEpisodes, productions } from '#server/features/library/works/works.tables.ts'
import { dataPackages } from '#server/features/library/data-packages/data-packages.tables.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'

/** The latest recording of a talk. */
export const selectRecordingToNote = (db: Db, title: string) =>
  only(
    db
      .select({ item_id: meetingRecordings.meeting_id, part_id: meetingRecordings.id })
      .from(meetingRecordings)
      .innerJoin(meetings, eq(meetings.id, meetingRecordings.meeting_id))
      .where(
        and(
          eq(meetingRecordings.name, title),
          meetings.published,
          isNull(meetings.parent_id),
          lt(meetings.end_at, sql`now()`),
        ),
      )
      .orderBy(desc(meetings.begin_at), asc(meetingRecordings.id))
      .limit(1),
  )

/** A lesson of a free work. */
export const selectLessonToNote = (db: Db, title: string) =>
  only(
    db
      .select({ item_id: productionEpisodes.production_id, part_id: productionEpisodes.id })
      .from(productionEpisodes)
      .innerJoin(productions, eq(productions.id, productionEpisodes.production_id))
      .where(and(eq(productionEpisodes.title, title), productions.is_free, isNull(productions.removed_at)))
      .orderBy(asc(productionEpisodes.id))
      .limit(1),
  )

export const selectPackageIds = async (db: Db): Promise<number[]> => {
  const rows = await db.select({ id: dataPackages.id }).from(dataPackages).orderBy(asc(dataPackages.id))
  return rows.map(({ id }) => id)
}
