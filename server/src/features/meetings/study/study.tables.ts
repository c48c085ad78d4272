import { customType, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

/** Several ranges in one value, in PostgreSQL's notation: `{[0,10000),[20000,25000)}`. */
const multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

const byteRanges = customType<{ data: string }>({ dataType: () => 'int8multirange' })

export const watchSessions = pgTable('watch_sessions', {
  id: identity(),
  user_id: reference().notNull(),
  meeting_id: reference().notNull(),
  recording_id: reference().notNull().default(0),
  schedule_id: reference().notNull().default(0),
  pf: text().notNull().default(''),
  uid: text().notNull().default(''),
  opened_at: moment().notNull().defaultNow(),
})

export const watchers = pgTable('watchers', {
  user_id: reference().primaryKey(),
  session_id: reference().notNull(),
  meeting_id: reference().notNull(),
  recording_id: reference().notNull().default(0),
  seq: integer().notNull().default(0),
  claimed_until: moment().notNull().defaultNow(),
  hidden_ms: integer().notNull().default(0),
})

export const watchProgress = pgTable('watch_progress', {
  user_id: reference().notNull(),
  meeting_id: reference().notNull(),
  recording_id: reference().notNull().default(0),
  covered: multirange().notNull().default('{}'),
  watched_ms: reference().notNull().default(0),
  updated_at: moment().notNull().defaultNow(),
})

export const watchClaims = pgTable('watch_claims', {
  user_id: reference().notNull(),
  meeting_id: reference().notNull(),
  recording_id: reference().notNull().default(0),
  covered: multirange().notNull().default('{}'),
  watched_ms: reference().notNull().default(0),
  updated_at: moment().notNull().defaultNow(),
})

/** How somebody watches: a meeting on air, its recording, a lesson of a work. */
export const watchKinds = ['live', 'recording', 'lesson'] as const

export const watchDays = pgTable('watch_days', {
  user_id: reference().notNull(),
  day: date({ mode: 'string' }).notNull(),
  kind: text({ enum: watchKinds }).notNull(),
  watched_ms: reference().notNull(),
})

export const fetchedMedia = pgTable('fetched_media', {
  user_id: reference().notNull(),
  file_key: text().notNull(),
  bytes: byteRanges().notNull().default('{}'),
  updated_at: moment().notNull().defaultNow(),
})

export const liveFetches = pgTable('live_fetches', {
  user_id: reference().notNull(),
  meeting_id: reference().notNull(),
  fetched_ms: reference().notNull().default(0),
  bytes: reference().notNull().default(0),
  updated_at: moment().notNull().defaultNow(),
})

export const credits = pgTable('credits', {
  user_id: reference().notNull(),
  meeting_id: reference().notNull(),
  points_tenths: integer().notNull().default(0),
  granted_at: moment().notNull().defaultNow(),
  revoked_at: moment(),
})
