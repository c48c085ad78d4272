import { asc, eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'

/** The first two sheets, and the meetings of their tasks. */
export const selectSheetsWithMeetings = (db: Db) =>
  db
    .select({ id: expertSheets.id, userId: expertSheets.user_id, meetingId: expertTasks.meeting_id })
    .from(expertSheets)
    .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
    .orderBy(asc(expertSheets.id))
    .limit(2)
