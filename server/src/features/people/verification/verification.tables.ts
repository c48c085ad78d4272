import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { verificationStates } from '#contract/people/verification-states.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const verifications = pgTable('verifications', {
  id: identity(),
  user_id: reference().notNull(),
  real_name: text().notNull(),
  id_number_sealed: bytea(),
  qualification_sealed: bytea().notNull(),
  title: text().notNull(),
  photos: jsonb().$type<string[]>().notNull(),
  state: smallint().$type<OneOf<typeof verificationStates>>().notNull().default(1),
  reason: text().notNull().default(''),
  submitted_at: moment().notNull().defaultNow(),
  reviewed_at: moment(),
  reviewer_id: reference(),
  lapsed_at: moment(),
})
