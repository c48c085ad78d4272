import { boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { watchTypes } from '#contract/meetings/watching.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { bytea, identity, moment, reference, rowNumber } from '#kernel/kernel.tables.ts'

export const watchSettings = pgTable('watch_settings', {
  id: identity(),
  meeting_id: reference().notNull(),
  session_id: reference(),
  watch_status: smallint().notNull().default(1),
  watch_type: smallint().$type<OneOf<typeof watchTypes>>().notNull(),
  password_hash: text(),
})

export const watchWhitelist = pgTable(
  'watch_whitelist',
  {
    id: rowNumber(),
    setting_id: reference().notNull(),
    phone_digest: bytea().notNull(),
    phone_sealed: bytea(),
  },
  (table) => [primaryKey({ columns: [table.setting_id, table.phone_digest] })],
)

export const watchPasses = pgTable(
  'watch_passes',
  {
    setting_id: reference().notNull(),
    holder: bytea().notNull(),
    password_hash: text().notNull(),
    passed_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.setting_id, table.holder] })],
)

export const meetingGuests = pgTable(
  'meeting_guests',
  {
    id: rowNumber(),
    meeting_id: reference().notNull(),
    user_id: reference().notNull(),
    is_lecturer: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.meeting_id, table.user_id] })],
)
