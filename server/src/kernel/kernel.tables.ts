import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const identity = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey()
export const reference = () => bigint({ mode: 'number' })
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

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

export const users = pgTable('users', {
  id: identity(),
  country_code: text().notNull().default('86'),
  phone_digest: bytea(),
  phone_sealed: bytea(),
  account: text(),
  password_hash: text(),
  password_initial: boolean().notNull().default(false),
  password_changed_at: moment().notNull().defaultNow(),
  role: text({ enum: ['user', 'operator'] })
    .notNull()
    .default('user'),
  status: text({ enum: ['active', 'forbidden', 'deleted'] })
    .notNull()
    .default('active'),
  user_type: smallint().notNull().default(0),
  truename: text().notNull().default(''),
  photo: text().notNull().default(''),
  hospital: text().notNull().default(''),
  department: text().notNull().default(''),
  title: text().notNull().default(''),
  company: text().notNull().default(''),
  home_college_id: reference().notNull().default(0),
  email_sealed: bytea(),
  product_group: text().notNull().default(''),
  good_at: text().notNull().default(''),
  introduce: text().notNull().default(''),
  notify_sms: boolean().notNull().default(true),
  notify_push: boolean().notNull().default(true),
  notify_mail: boolean().notNull().default(false),
  created_at: moment().notNull().defaultNow(),
  seen_at: moment(),
})

export const sessions = pgTable('sessions', {
  id: identity(),
  user_id: reference().notNull(),
  client: text().notNull(),
  guest_id: text().notNull().default(''),
  refresh_digest: bytea().notNull(),
  sys_digest: bytea().notNull(),
  cookie_digest: bytea().notNull(),
  expires_at: moment().notNull(),
  ended_at: moment(),
  ended_by: text({ enum: ['logout', 'elsewhere', 'password', 'reuse', 'operator', 'deleted'] }),
  created_at: moment().notNull().defaultNow(),
  seen_at: moment().notNull().defaultNow(),
})

export const sessionTokens = pgTable('session_tokens', {
  digest: bytea().primaryKey(),
  session_id: reference().notNull(),
  expires_at: moment().notNull(),
})

export const spentRefreshTokens = pgTable('spent_refresh_tokens', {
  digest: bytea().primaryKey(),
  session_id: reference().notNull(),
  spent_at: moment().notNull().defaultNow(),
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
  purpose: text({ enum: ['', 'portrait', 'certificate', 'checkin'] })
    .notNull()
    .default(''),
  created_at: moment().notNull().defaultNow(),
})

export const accessLog = pgTable('access_log', {
  id: identity(),
  user_id: reference(),
  reader_id: reference().notNull(),
  what: text().notNull(),
  at: moment().notNull().defaultNow(),
})
