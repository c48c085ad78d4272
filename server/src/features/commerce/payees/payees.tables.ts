import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { authenticationStates } from '#contract/commerce/payees.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const expertAuthentications = pgTable('expert_authentications', {
  id: identity(),
  user_id: reference().notNull(),
  truename: text().notNull(),
  id_number_sealed: bytea().notNull(),
  country_code: text().notNull(),
  phone_sealed: bytea().notNull(),
  state: smallint().$type<OneOf<typeof authenticationStates>>().notNull().default(1),
  reason: text().notNull().default(''),
  submitted_at: moment().notNull().defaultNow(),
  reviewed_at: moment(),
  reviewer_id: reference(),
})

export const payees = pgTable('payees', {
  user_id: reference().primaryKey(),
  truename: text().notNull(),
  id_number_sealed: bytea().notNull(),
  bank_name: text().notNull(),
  bank_card_sealed: bytea().notNull(),
  bank_branch: text().notNull(),
  country_code: text().notNull(),
  phone_sealed: bytea().notNull(),
  saved_at: moment().notNull().defaultNow(),
})
