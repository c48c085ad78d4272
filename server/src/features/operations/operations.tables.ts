import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const operations = pgTable('operations', {
  id: identity(),
  college_id: reference().notNull(),
  disease_id: reference(),
  title: text().notNull(),
  cover: text().notNull(),
  intro: text().notNull().default(''),
  part: text().notNull().default(''),
  video: text().notNull(),
  view_count: integer().notNull().default(0),
  published_at: moment().notNull().defaultNow(),
})

export const operationDoctors = pgTable('operation_doctors', {
  operation_id: reference().notNull(),
  doctor_id: reference().notNull(),
  sort: integer().notNull().default(0),
})

export const operationSteps = pgTable('operation_steps', {
  id: identity(),
  operation_id: reference().notNull(),
  title: text().notNull(),
  at_seconds: integer().notNull(),
})
