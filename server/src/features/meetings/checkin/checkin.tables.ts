import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { checkinStates } from '#contract/meetings/checkin.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { CheckinField } from '#contract/meetings/checkin.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const checkinForms = pgTable('checkin_forms', {
  meeting_id: reference().primaryKey(),
  fields: jsonb().$type<{ field: CheckinField; required: boolean }[]>().notNull(),
  is_reviewed: boolean().notNull().default(false),
})

export const checkins = pgTable('checkins', {
  id: identity(),
  meeting_id: reference().notNull(),
  user_id: reference().notNull(),
  form_sealed: bytea().notNull(),
  device: bytea(),
  photos: jsonb().$type<string[]>().notNull().default([]),
  consents: boolean().notNull().default(false),
  state: smallint().$type<OneOf<typeof checkinStates>>().notNull(),
  reason: text().notNull().default(''),
  submitted_at: moment().notNull().defaultNow(),
  reviewed_at: moment(),
  reviewer_id: reference(),
})

export const checkinVisits = pgTable('checkin_visits', {
  id: identity(),
  meeting_id: reference().notNull(),
  session_id: reference(),
  user_id: reference().notNull(),
  method: text({ enum: ['code', 'staff'] }).notNull(),
  device: bytea(),
  staff_id: reference(),
  reason: text().notNull().default(''),
  consents: boolean().notNull().default(false),
  proof: text({ enum: ['', 'passkey', 'key'] })
    .notNull()
    .default(''),
  passkey_id: reference(),
  is_fresh: boolean().notNull().default(false),
  address: bytea(),
  burst: integer().notNull().default(0),
  at: moment().notNull().defaultNow(),
})

export const checkinWaiting = pgTable('checkin_waiting', {
  id: identity(),
  meeting_id: reference().notNull(),
  session_id: reference(),
  user_id: reference().notNull(),
  device: bytea().notNull(),
  proof: text({ enum: ['passkey', 'key'] }).notNull(),
  passkey_id: reference(),
  address: bytea().notNull(),
  burst: integer().notNull().default(0),
  consents: boolean().notNull().default(false),
  at: moment().notNull().defaultNow(),
})

export const checkinPasskeys = pgTable('checkin_passkeys', {
  id: identity(),
  user_id: reference().notNull(),
  credential_id: text().notNull(),
  public_key: bytea().notNull(),
  counter: reference().notNull().default(0),
  transports: text().array().notNull().default([]),
  created_at: moment().notNull().defaultNow(),
  used_at: moment().notNull().defaultNow(),
})

export const checkinDevices = pgTable(
  'checkin_devices',
  {
    meeting_id: reference().notNull(),
    device: bytea().notNull(),
    user_id: reference().notNull(),
    claimed_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.meeting_id, table.device] })],
)
