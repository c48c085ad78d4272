import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { pollGuests, pollTimes, sessionPolls } from './session-polls.tables.ts'

export const pollRows = defineRows({
  id: sessionPolls.id,
  values: {
    title: sessionPolls.title,
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    kind: sessionPolls.kind,
    hall: sessionPolls.hall,
    due_at: sessionPolls.due_at,
    answered: sql<string>`(select count(*) filter (where g.answered_at is not null) || ' / ' || count(*)
      from ${pollGuests} g where g.poll_id = ${sessionPolls}.id)`.as('answered'),
    state: sessionPolls.state,
    chosen_at: sql<Date | null>`(select t.begin_at from ${pollTimes} t
      where t.poll_id = ${sessionPolls}.id and t.is_chosen)`
      .mapWith(sessionPolls.due_at)
      .as('chosen_at'),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(sessionPolls)
      .innerJoin(expertTasks, eq(expertTasks.id, sessionPolls.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .$dynamic(),
  filters: {
    q: contains(sessionPolls.title, meetings.title),
    state: equalTo(sessionPolls.state),
    due_at: within(sessionPolls.due_at),
    ready: (value) =>
      value === '1'
        ? sql`${sessionPolls.state} = 0 and (${sessionPolls.due_at} < now() or not exists (select from ${pollGuests} g
            where g.poll_id = ${sessionPolls}.id and g.answered_at is null))`
        : undefined,
  },
})
