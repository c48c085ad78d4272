import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '#kernel/kernel.tables.ts'

export const slideChallenges = pgTable('slide_challenges', {
  digest: bytea().primaryKey(),
  kind: text({ enum: ['slide', 'question'] }).notNull(),
  guest_id: text().notNull(),
  address_digest: bytea().notNull(),
  answer: smallint().notNull(),
  motif: smallint().notNull().default(0),
  work: smallint().notNull().default(0),
  tries: smallint().notNull().default(0),
  solved_at: moment(),
  expires_at: moment().notNull(),
  created_at: moment().notNull().defaultNow(),
})

export const slideTickets = pgTable('slide_tickets', {
  digest: bytea().primaryKey(),
  guest_id: text().notNull(),
  looks: smallint().notNull().default(0),
  used_at: moment(),
  expires_at: moment().notNull(),
})
