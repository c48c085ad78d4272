import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { contains, defineRows, within } from '#kernel/console/rows.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { evidencePacks, evidencePictures, lectureEvidence } from './lecture-evidence.tables.ts'

const ofSheet = (table: typeof evidencePacks | typeof evidencePictures) =>
  sql`from ${table} e where e.sheet_id = ${expertSheets}.id`

/** The lectures of meetings that are over, by their sheets. */
export const evidenceRows = defineRows({
  id: expertSheets.id,
  values: {
    guest: sql<string>`coalesce(nullif(${expertSheets.name}, ''), ${users.truename})`.as('guest'),
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    ended_at: sql<Date>`${meetings.end_at}`.mapWith(meetings.end_at).as('ended_at'),
    pictures: sql<number>`(select count(*)::int ${ofSheet(evidencePictures)})`.as('pictures'),
    doubtful: sql<number>`(select count(*)::int ${ofSheet(evidencePictures)}
      and e.flag <> '' and e.accepted_by is null)`.as('doubtful'),
    is_complete: sql<boolean>`${lectureEvidence.completed_at} is not null`.as('is_complete'),
    complete_reason: sql<string>`coalesce(${lectureEvidence.complete_reason}, '')`.as('complete_reason'),
    built_at: sql<Date>`(select max(e.built_at) ${ofSheet(evidencePacks)})`
      .mapWith(evidencePacks.built_at)
      .as('built_at'),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(expertSheets)
      .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .innerJoin(users, eq(users.id, expertSheets.user_id))
      .leftJoin(lectureEvidence, eq(lectureEvidence.sheet_id, expertSheets.id))
      .$dynamic(),
  where: and(isNull(expertSheets.withdrawn_at), sql`${meetings.end_at} < now()`),
  filters: {
    q: contains(users.truename, meetings.title),
    state: (value) => (value === 'complete' ? isNotNull : isNull)(lectureEvidence.completed_at),
    ended_at: within(meetings.end_at),
  },
})
