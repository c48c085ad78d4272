import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import {
  expertSheets,
  expertTasks,
  sheetDevices,
} from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'

const meeting = sql<string>`${meetings.title}`.as('meeting')

export const taskRows = defineRows({
  id: expertTasks.id,
  values: {
    meeting,
    website: expertTasks.website,
    begin_at: sql<Date>`${meetings.begin_at}`.mapWith(meetings.begin_at).as('begin_at'),
    invited: sql<number>`(select count(*)::int from ${expertSheets} s
      where s.task_id = ${expertTasks}.id and s.withdrawn_at is null)`.as('invited'),
    confirmed: sql<number>`(select count(*)::int from ${expertSheets} s
      where s.task_id = ${expertTasks}.id and s.withdrawn_at is null and s.status = 1)`.as('confirmed'),
    meeting_id: expertTasks.meeting_id,
    created_at: expertTasks.created_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(expertTasks)
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .$dynamic(),
  filters: {
    meeting_id: equalTo(expertTasks.meeting_id),
    q: contains(meetings.title),
    begin_at: within(meetings.begin_at),
  },
})

const guest = sql<string>`coalesce(nullif(${expertSheets.name}, ''), ${users.truename})`

export const sheetRows = defineRows({
  id: expertSheets.id,
  title: users.truename,
  values: {
    guest: guest.as('guest'),
    meeting,
    part: expertSheets.part,
    status: expertSheets.status,
    status_reason: expertSheets.status_reason,
    note: expertSheets.note,
    devices:
      sql<number>`(select count(*)::int from ${sheetDevices} d where d.sheet_id = ${expertSheets}.id)`.as(
        'devices',
      ),
    is_withdrawn: sql<boolean>`${expertSheets.withdrawn_at} is not null`.as('is_withdrawn'),
    phone_sealed: sql<Buffer | null>`${users.phone_sealed}`.as('phone_sealed'),
    task_id: expertSheets.task_id,
    created_at: expertSheets.created_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(expertSheets)
      .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .innerJoin(users, eq(users.id, expertSheets.user_id))
      .$dynamic(),
  filters: {
    meeting_id: equalTo(expertTasks.meeting_id),
    user_id: equalTo(expertSheets.user_id),
    q: contains(expertSheets.name, users.truename, meetings.title),
    task: equalTo(expertSheets.task_id),
    status: equalTo(expertSheets.status),
    part: equalTo(expertSheets.part),
    state: (value) => (value === 'withdrawn' ? isNotNull : isNull)(expertSheets.withdrawn_at),
  },
})
