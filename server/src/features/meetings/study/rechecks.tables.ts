import { bigint, boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment, reference } from '#kernel/kernel.tables.ts'

const references = () => bigint({ mode: 'number' }).array()

export const rechecks = pgTable(
  'rechecks',
  {
    user_id: reference().notNull(),
    meeting_id: reference().notNull(),
    stage: smallint().notNull(),
    kind: text({ enum: ['recall', 'live'] }).notNull(),
    question_id: reference().notNull(),
    option_ids: references().notNull(),
    option_keys: references().notNull(),
    asked_at: moment().notNull().defaultNow(),
    answered_at: moment(),
    is_right: boolean(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.meeting_id, table.stage] })],
)
