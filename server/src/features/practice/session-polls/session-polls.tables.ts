import { boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { sessionKinds } from '#contract/practice/expert-sessions.ts'
import type { pollAnswers, pollStates } from '#contract/practice/session-polls.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const sessionPolls = pgTable('session_polls', {
  id: identity(),
  task_id: reference().notNull(),
  kind: text({ enum: sessionKinds }).notNull(),
  title: text().notNull(),
  hall: text().notNull().default(''),
  due_at: moment().notNull(),
  state: smallint().$type<OneOf<typeof pollStates>>().notNull().default(0),
  decided_at: moment(),
  created_by: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const pollTimes = pgTable('session_poll_times', {
  id: identity(),
  poll_id: reference().notNull(),
  begin_at: moment().notNull(),
  end_at: moment().notNull(),
  is_chosen: boolean().notNull().default(false),
})

export const pollGuests = pgTable(
  'session_poll_guests',
  {
    poll_id: reference().notNull(),
    sheet_id: reference().notNull(),
    note: text().notNull().default(''),
    answered_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.poll_id, table.sheet_id] })],
)

export const givenPollAnswers = pgTable(
  'session_poll_answers',
  {
    time_id: reference().notNull(),
    sheet_id: reference().notNull(),
    answer: smallint().$type<OneOf<typeof pollAnswers>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.time_id, table.sheet_id] })],
)
