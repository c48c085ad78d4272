import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { productionEpisodes, productions } from '#server/features/library/courses/courses.tables.ts'
import { dataPackages } from '#server/features/library/data-packages/data-packages.tables.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'

const most = 5

/** One recording each of some meetings that are over. */
export const selectRecordingsToNote = (db: Db) =>
  db
    .selectDistinctOn([meetingRecordings.meeting_id], {
      item_id: meetingRecordings.meeting_id,
      part_id: meetingRecordings.id,
    })
    .from(meetingRecordings)
    .innerJoin(meetings, eq(meetings.id, meetingRecordings.meeting_id))
    .where(and(meetings.published, isNull(meetings.parent_id), lt(meetings.end_at, sql`now()`)))
    .orderBy(asc(meetingRecordings.meeting_id), asc(meetingRecordings.id))
    .limit(most)

/** The first lesson of some free works. */
export const selectLessonsToNote = (db: Db) =>
  db
    .selectDistinctOn([productionEpisodes.production_id], {
      item_id: productionEpisodes.production_id,
      part_id: productionEpisodes.id,
    })
    .from(productionEpisodes)
    .innerJoin(productions, eq(productions.id, productionEpisodes.production_id))
    .where(and(productions.is_free, isNull(productions.removed_at)))
    .orderBy(asc(productionEpisodes.production_id), asc(productionEpisodes.id))
    .limit(most)

export const selectPackageIds = async (db: Db): Promise<number[]> => {
  const rows = await db.select({ id: dataPackages.id }).from(dataPackages).orderBy(asc(dataPackages.id))
  return rows.map(({ id }) => id)
}
