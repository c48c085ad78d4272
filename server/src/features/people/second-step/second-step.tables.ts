import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { factorKinds, stepKinds } from '#contract/people/second-step.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const secondFactors = pgTable('second_factors', {
  id: identity(),
  user_id: reference().notNull(),
  kind: text({ enum: factorKinds }).notNull(),
  name: text().notNull().default(''),
  sealed: bytea(),
  used_step: bigint({ mode: 'number' }),
  credential_id: text(),
  public_key: bytea(),
  counter: bigint({ mode: 'number' }),
  transports: text().array().notNull().default([]),
  created_at: moment().notNull().defaultNow(),
  used_at: moment(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: reference().notNull(),
    digest: bytea().notNull(),
    used_at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.digest] })],
)

export const secondStepChallenges = pgTable(
  'second_step_challenges',
  {
    session_id: reference().notNull(),
    kind: text({ enum: ['totp', 'registration', 'assertion'] }).notNull(),
    sealed: bytea().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.kind] })],
)

export const operatorLogins = pgTable('operator_logins', {
  id: identity(),
  user_id: reference().notNull(),
  session_id: reference(),
  address: text().notNull(),
  device: text().notNull(),
  kind: text({ enum: stepKinds }).notNull(),
  at: moment().notNull().defaultNow(),
})
