import { bigint, boolean, customType, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const identity = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey()
/** Numbers the rows of a table whose key is another. */
export const rowNumber = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity()
export const reference = () => bigint({ mode: 'number' })
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
/** Of a table `all_…`: the view without `all_` shows the rows that nobody has taken back. */
export const takenBack = () => ({ taken_back_at: moment() })

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})

export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  sealed: bytea().notNull(),
  created_at: moment().notNull().defaultNow(),
})

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resets_at: moment().notNull(),
})

export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text().primaryKey(),
  done_at: moment().notNull().defaultNow(),
  failed_at: moment(),
  reason: text().notNull().default(''),
})

export const files = pgTable('files', {
  id: identity(),
  key: text().notNull(),
  mime: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  original_name: text().notNull().default(''),
  owner_id: reference(),
  private: boolean().notNull().default(false),
  sealed: boolean().notNull().default(false),
  purpose: text().notNull().default(''),
  created_at: moment().notNull().defaultNow(),
})

export const accessLog = pgTable('access_log', {
  id: identity(),
  user_id: reference(),
  reader_id: reference().notNull(),
  what: text().notNull(),
  at: moment().notNull().defaultNow(),
})

export const securityLog = pgTable('security_log', {
  id: identity(),
  at: moment().notNull().defaultNow(),
  address: text().notNull(),
  user_id: reference(),
  account_id: reference(),
  call: text().notNull(),
  refused: text().notNull(),
  times: integer().notNull(),
})
