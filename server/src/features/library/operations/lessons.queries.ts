import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import {
  meetingDiseases,
  meetingRecordings,
  meetings,
} from '#server/features/meetings/meetings/meetings.tables.ts'

/** A work or meeting that teaches about an operation. */
export type LessonRow = { kind: 'work' | 'meeting'; id: number; total: number }

type Taught = { id: number; disease_id: number | null }

/** Reviews of the operation itself first, then content about its disease, latest first. */
const lessonsOf = (operation: Taught) => sql`
  select 'work' as kind, p.id, 0 as place, p.published_at as at
  from ${productions} p where p.operation_id = ${operation.id} and p.removed_at is null
  union all
  select 'work', p.id, 1, p.published_at
  from ${productions} p
  where p.disease_id = ${operation.disease_id} and p.operation_id is distinct from ${operation.id}
    and p.removed_at is null
  union all
  select 'meeting', m.id, 1, m.end_at
  from ${meetingDiseases} md join ${meetings} m on m.id = md.meeting_id
  where md.disease_id = ${operation.disease_id} and m.published and m.parent_id is null and m.end_at <= now()
    and exists (select from ${meetingRecordings} r where r.meeting_id = m.id and r.published)`

export async function selectLessons(db: Db, operation: Taught, limit: number, offset: number) {
  const { rows } = await db.execute<LessonRow>(sql`
    select kind, id::int as id, (count(*) over ())::int as total from (${lessonsOf(operation)}) lessons
    order by place, at desc, kind, id desc limit ${limit} offset ${offset}`)
  return rows
}

export async function countLessons(db: Db, operation: Taught): Promise<number> {
  return (
    await only(
      db.execute<{ total: number }>(
        sql`select count(*)::int as total from (${lessonsOf(operation)}) lessons`,
      ),
    )
  ).total
}
