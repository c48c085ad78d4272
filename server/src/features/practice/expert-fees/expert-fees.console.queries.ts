import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { expertFees } from './expert-fees.tables.ts'

export const feeRows = defineRows({
  id: expertFees.id,
  values: {
    title: expertFees.title,
    guest: sql<string>`coalesce(nullif(${expertSheets.name}, ''), ${users.truename})`.as('guest'),
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    gross_fen: expertFees.gross_fen,
    status: expertFees.status,
    reason: expertFees.reason,
    answer: expertFees.answer,
    sheet_id: expertFees.sheet_id,
    session_id: expertFees.session_id,
    created_at: expertFees.created_at,
    confirmed_at: expertFees.confirmed_at,
    available_at: expertFees.available_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(expertFees)
      .innerJoin(expertSheets, eq(expertSheets.id, expertFees.sheet_id))
      .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .innerJoin(users, eq(users.id, expertSheets.user_id))
      .$dynamic(),
  filters: {
    q: contains(expertFees.title, users.truename, meetings.title),
    status: equalTo(expertFees.status),
    created_at: within(expertFees.created_at),
  },
})
