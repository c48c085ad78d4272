import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { approvalStates } from '#contract/practice/lecture-playback.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { moment, reference } from '#kernel/kernel.tables.ts'

export const playbackApprovals = pgTable(
  'playback_approvals',
  {
    sheet_id: reference().notNull(),
    recording_id: reference().notNull(),
    status: smallint().$type<OneOf<typeof approvalStates>>().notNull(),
    reason: text().notNull().default(''),
    decided_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sheet_id, table.recording_id] })],
)
