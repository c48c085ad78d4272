import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { expertSessions } from './expert-sessions.tables.ts'

export const sessionRows = defineRows({
  id: expertSessions.id,
  values: {
    title: expertSessions.title,
    guest: sql<string>`coalesce(nullif(${expertSheets.name}, ''), ${users.truename})`.as('guest'),
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    kind: expertSessions.kind,
    hall: expertSessions.hall,
    begin_at: expertSessions.begin_at,
    end_at: expertSessions.end_at,
    status: expertSessions.status,
    proposed_begin_at: expertSessions.proposed_begin_at,
    reason: expertSessions.reason,
    sheet_id: expertSessions.sheet_id,
    programme_id: expertSessions.programme_id,
    // The same person at the same time somewhere else, in any meeting.
    clashes: sql<boolean>`exists (select from ${expertSessions} o join ${expertSheets} s on s.id = o.sheet_id
      where s.user_id = ${expertSheets}.user_id and s.withdrawn_at is null and o.id <> ${expertSessions}.id
      and o.begin_at < ${expertSessions}.end_at and o.end_at > ${expertSessions}.begin_at)`.as('clashes'),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(expertSessions)
      .innerJoin(expertSheets, eq(expertSheets.id, expertSessions.sheet_id))
      .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .innerJoin(users, eq(users.id, expertSheets.user_id))
      .$dynamic(),
  filters: {
    sheet_id: equalTo(expertSessions.sheet_id),
    q: contains(expertSessions.title, users.truename, meetings.title),
    status: equalTo(expertSessions.status),
    begin_at: within(expertSessions.begin_at),
  },
})
