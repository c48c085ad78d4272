import { eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { expertFees, feeCorrections } from './expert-fees.tables.ts'

const asker = alias(users, 'asker')
const agreer = alias(users, 'agreer')

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
    proposal: expertFees.proposal,
    proposed_at: expertFees.proposed_at,
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
    sheet_id: equalTo(expertFees.sheet_id),
    meeting_id: equalTo(meetings.id),
    q: contains(expertFees.title, users.truename, meetings.title),
    status: equalTo(expertFees.status),
    proposal: (value) => (value === 'any' ? ne(expertFees.proposal, '') : undefined),
    created_at: within(expertFees.created_at),
  },
})

export const correctionRows = defineRows({
  id: feeCorrections.id,
  values: {
    fee_id: feeCorrections.fee_id,
    title: sql<string>`${expertFees.title}`.as('title'),
    guest: sql<string>`coalesce(nullif(${expertSheets.name}, ''), ${users.truename})`.as('guest'),
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    from_fen: feeCorrections.from_fen,
    to_fen: feeCorrections.to_fen,
    was_available: feeCorrections.was_available,
    reason: feeCorrections.reason,
    state: feeCorrections.state,
    objection: feeCorrections.objection,
    answer: feeCorrections.answer,
    asker: sql<string>`${asker.truename}`.as('asker'),
    agreer: sql<string>`${agreer.truename}`.as('agreer'),
    corrected_at: feeCorrections.corrected_at,
    decided_at: feeCorrections.decided_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(feeCorrections)
      .innerJoin(expertFees, eq(expertFees.id, feeCorrections.fee_id))
      .innerJoin(expertSheets, eq(expertSheets.id, expertFees.sheet_id))
      .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .innerJoin(users, eq(users.id, expertSheets.user_id))
      .leftJoin(asker, eq(asker.id, feeCorrections.asked_by))
      .leftJoin(agreer, eq(agreer.id, feeCorrections.agreed_by))
      .$dynamic(),
  filters: {
    sheet_id: equalTo(expertFees.sheet_id),
    q: contains(expertFees.title, users.truename, meetings.title),
    state: equalTo(feeCorrections.state),
    fee_id: equalTo(feeCorrections.fee_id),
    corrected_at: within(feeCorrections.corrected_at),
  },
})
