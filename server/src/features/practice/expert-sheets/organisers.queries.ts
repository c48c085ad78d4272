import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertTasks } from './expert-sheets.tables.ts'

/** Who hears of what the experts of a task say: those who run its meeting, and the operator who created the task. */
export const selectOrganisers = async (db: Db, taskId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select g.user_id as id from ${expertTasks} t join ${meetings} m on m.id = t.meeting_id
    join ${meetingManagers} g on g.meeting_id in (m.id, m.parent_id) where t.id = ${taskId}
    union select created_by from ${expertTasks} where id = ${taskId} and created_by is not null`)
  return rows.map(({ id }) => Number(id))
}
