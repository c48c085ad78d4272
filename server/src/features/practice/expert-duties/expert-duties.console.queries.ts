import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { dutyDeadlines, expertMenuItems, guestWaits } from './expert-duties.tables.ts'

const meeting = sql<string>`${meetings.title}`.as('meeting')

/** What else organisers have asked of guests, and what they have answered. */
export const waitRows = defineRows({
  id: guestWaits.id,
  values: {
    title: guestWaits.title,
    guest: sql<string>`coalesce(nullif(${expertSheets.name}, ''), ${users.truename})`.as('guest'),
    meeting,
    kind: guestWaits.kind,
    content: guestWaits.content,
    due_at: guestWaits.due_at,
    status: guestWaits.status,
    reason: guestWaits.reason,
    sheet_id: guestWaits.sheet_id,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(guestWaits)
      .innerJoin(expertSheets, eq(expertSheets.id, guestWaits.sheet_id))
      .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .innerJoin(users, eq(users.id, expertSheets.user_id))
      .$dynamic(),
  filters: {
    sheet_id: equalTo(guestWaits.sheet_id),
    q: contains(guestWaits.title, users.truename, meetings.title),
    status: equalTo(guestWaits.status),
    due_at: within(guestWaits.due_at),
  },
})

/** By when the duties of each kind are wanted, one row for each meeting. */
export const deadlineRows = defineRows({
  id: expertTasks.id,
  values: {
    meeting,
    begin_at: sql<Date>`${meetings.begin_at}`.mapWith(meetings.begin_at).as('begin_at'),
    kinds: sql<string[]>`array(select d.kind from ${dutyDeadlines} d
      where d.task_id = ${expertTasks}.id order by d.due_at)`.as('kinds'),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(expertTasks)
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .$dynamic(),
  filters: { q: contains(meetings.title) },
})

/** The menus of task sheets, one for each meeting. */
export const menuRows = defineRows({
  id: expertTasks.id,
  values: {
    meeting,
    begin_at: sql<Date>`${meetings.begin_at}`.mapWith(meetings.begin_at).as('begin_at'),
    items:
      sql<string>`coalesce((select string_agg(i.title, '、' order by i.position) from ${expertMenuItems} i
      where i.task_id = ${expertTasks}.id), '')`.as('items'),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(expertTasks)
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .$dynamic(),
  filters: { q: contains(meetings.title) },
})
