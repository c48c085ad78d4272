import { eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'

/** Everybody who is invited, and to which meeting. */
export const selectInvitedUsers = (db: Db) =>
  db
    .selectDistinct({ userId: expertSheets.user_id, meetingId: expertTasks.meeting_id })
    .from(expertSheets)
    .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
