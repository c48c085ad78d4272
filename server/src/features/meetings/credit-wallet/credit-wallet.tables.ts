import { date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'
import { dayForms } from './platform-format.ts'

export const externalCredits = pgTable('external_credits', {
  id: identity(),
  user_id: reference().notNull(),
  title: text().notNull(),
  organiser: text().notNull().default(''),
  number_sealed: bytea(),
  number_digest: bytea(),
  title_key: text().notNull(),
  credit_class: smallint().notNull(),
  points_tenths: integer().notNull(),
  earned_on: date({ mode: 'string' }).notNull(),
  files: jsonb().$type<string[]>().notNull().default([]),
  confirmed_at: moment(),
  created_at: moment().notNull().defaultNow(),
})

export const creditRequirements = pgTable('credit_requirements', {
  id: identity(),
  year: smallint().notNull(),
  title: text().notNull().default(''),
  province: text().notNull().default(''),
  points_tenths: integer().notNull(),
  first_class_tenths: integer().notNull().default(0),
  note: text().notNull().default(''),
  updated_by: reference(),
  updated_at: moment().notNull().defaultNow(),
})

export const creditFormats = pgTable('credit_formats', {
  id: identity(),
  province: text().notNull(),
  name: text().notNull(),
  heading: text().notNull().default(''),
  columns: text().notNull(),
  day_form: text({ enum: dayForms }).notNull(),
  first_class: text().notNull(),
  second_class: text().notNull(),
  updated_by: reference(),
  updated_at: moment().notNull().defaultNow(),
})

export const creditExports = pgTable(
  'credit_exports',
  {
    user_id: reference().notNull(),
    format_id: reference().notNull(),
    year: smallint().notNull(),
    exported_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.format_id, table.year] })],
)
