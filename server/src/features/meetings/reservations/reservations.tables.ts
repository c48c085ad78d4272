import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const meetingReservations = pgTable('meeting_reservations', {
  id: identity(),
  meeting_id: reference().notNull(),
  user_id: reference().notNull(),
  language: text({ enum: ['zh', 'en'] })
    .notNull()
    .default('zh'),
  created_at: moment().notNull().defaultNow(),
  state: text({ enum: ['waiting', 'sending', 'sent', 'failed'] })
    .notNull()
    .default('waiting'),
  pushed_at: moment(),
  sent_at: moment(),
  reminded: timestamp({ withTimezone: true }).array().notNull().default([]),
  is_in_doubt: boolean().notNull().default(false),
  known_begin_at: moment(),
})

export const calendarFeeds = pgTable('calendar_feeds', {
  user_id: reference().primaryKey(),
  version: integer().notNull().default(1),
})
