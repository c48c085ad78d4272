import { bigint, boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { userTypes } from '#contract/people/account.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { operatorRoles } from '#contract/people/operators.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const users = pgTable('users', {
  id: identity(),
  country_code: text().notNull().default('86'),
  phone_digest: bytea(),
  phone_sealed: bytea(),
  /** Of the last four digits. */
  phone_tail: bytea(),
  account: text(),
  password_hash: text(),
  password_initial: boolean().notNull().default(false),
  password_changed_at: moment().notNull().defaultNow(),
  operator_roles: text({ enum: operatorRoles }).array().notNull().default([]),
  status: text({ enum: ['active', 'forbidden', 'deleted'] })
    .notNull()
    .default('active'),
  user_type: smallint().$type<OneOf<typeof userTypes>>().notNull().default(0),
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
  language: text({ enum: ['zh', 'en'] })
    .notNull()
    .default('zh'),
  notify_sms: boolean().notNull().default(true),
  notify_push: boolean().notNull().default(true),
  notify_mail: boolean().notNull().default(false),
  created_at: moment().notNull().defaultNow(),
  seen_at: moment(),
  merged_into: reference(),
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
  elevated_until: moment(),
  proven_at: moment(),
  way: text({ enum: ['', 'password', 'code', 'carrier', 'wechat', 'enterprise', 'handed-on'] })
    .notNull()
    .default(''),
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

export const smsCodes = pgTable('sms_codes', {
  id: identity(),
  phone_digest: bytea().notNull(),
  address_digest: bytea().notNull(),
  browser: text().notNull().default(''),
  scene: text().notNull(),
  code_digest: bytea().notNull(),
  tries: smallint().notNull().default(0),
  used_at: moment(),
  expires_at: moment().notNull(),
  created_at: moment().notNull().defaultNow(),
})

export const provedBrowsers = pgTable('proved_browsers', {
  phone_digest: bytea().notNull(),
  browser: text().notNull(),
  proved_at: moment().notNull().defaultNow(),
})

export const knownDevices = pgTable(
  'known_devices',
  {
    user_id: reference().notNull(),
    device_digest: bytea().notNull(),
    created_at: moment().notNull().defaultNow(),
    seen_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.device_digest] })],
)

export const agreements = pgTable('agreements', {
  id: bigint({ mode: 'number' }).primaryKey(),
  name_zh: text().notNull(),
  name_en: text().notNull(),
  content_zh: text().notNull(),
  content_en: text().notNull(),
  updated_at: moment().notNull().defaultNow(),
})

export const invitations = pgTable('invitations', {
  user_id: reference().primaryKey(),
  inviter_id: reference().notNull(),
  created_at: moment().notNull().defaultNow(),
})
