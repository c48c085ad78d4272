import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CaptionItem, ClarityItem } from '#contract/wire/video.ts'
import { identity, moment, reference, takenBack } from '#kernel/kernel.tables.ts'

const operationColumns = () => ({
  id: identity(),
  college_id: reference().notNull(),
  disease_id: reference(),
  title: text().notNull(),
  cover: text().notNull(),
  intro: text().notNull().default(''),
  part: text().notNull().default(''),
  video: text().notNull(),
  clarities: jsonb().$type<ClarityItem[]>().notNull().default([]),
  captions: jsonb().$type<CaptionItem[]>().notNull().default([]),
  view_count: integer().notNull().default(0),
  published_at: moment().notNull().defaultNow(),
})

export const operations = pgTable('operations', operationColumns())
export const allOperations = pgTable('all_operations', { ...operationColumns(), ...takenBack() })

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
