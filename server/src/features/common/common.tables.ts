import { jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { answeredKinds } from '#contract/common.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const publicityApplications = pgTable('publicity_applications', {
  id: identity(),
  user_id: reference().notNull(),
  name: text().notNull(),
  phone_sealed: bytea().notNull(),
  hospital: text().notNull(),
  department: text().notNull(),
  title: text().notNull(),
  topic: text().notNull(),
  description: text().notNull(),
  files: jsonb().$type<string[]>().notNull().default([]),
  state: smallint().notNull().default(0),
  created_at: moment().notNull().defaultNow(),
})

export const messages = pgTable('messages', {
  id: identity(),
  title: text().notNull(),
  content: text().notNull(),
  body: text().notNull().default(''),
  target_kind: text().notNull().default(''),
  target_id: reference().notNull().default(0),
  created_at: moment().notNull().defaultNow(),
})

export const appVersions = pgTable('app_versions', {
  version_type: smallint().primaryKey(),
  version: text().notNull(),
  if_review_time: text().notNull().default('1'),
  notes: text().notNull().default(''),
})

export const answerRecords = pgTable(
  'answer_records',
  {
    user_id: reference().notNull(),
    item_type: text({ enum: answeredKinds }).notNull(),
    item_id: reference().notNull(),
    answered_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.item_type, table.item_id] })],
)
