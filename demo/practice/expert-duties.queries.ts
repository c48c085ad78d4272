import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { meetingEntries } from '#server/features/meetings/meetings/entries.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'

/** The first sheet of each task. */
export const selectFirstSheets = (db: Db) =>
  db
    .selectDistinctOn([expertSheets.task_id], {
      sheet: expertSheets,
      meetingId: expertTasks.meeting_id,
      beginAt: meetings.begin_at,
    })
    .from(expertSheets)
    .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
    .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
    .orderBy(asc(expertSheets.task_id), asc(expertSheets.id))

export const upsertContact = (db: Db, meetingId: number, contact: string) =>
  db
    .insert(meetingEntries)
    .values({ meeting_id: meetingId, contact })
    .onConflictDoUpdate({ target: meetingEntries.meeting_id, set: { contact: sql`excluded.contact` } })
