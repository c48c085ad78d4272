import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { operations } from '#server/features/library/operations/operations.tables.ts'

/** The second talk of every recorded meeting shows an operation of its subject. */
export const nameShownOperations = (db: Db) =>
  db.execute(sql`
    update ${meetingRecordings} r set operation_id = (
      select o.id from ${operations} o join ${meetings} m on m.college_id = o.college_id
      where m.id = r.meeting_id order by o.id limit 1)
    where r.sort = 1`)
