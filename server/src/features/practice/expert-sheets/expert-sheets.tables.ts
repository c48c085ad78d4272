import { boolean, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { sheetMessageKinds, sheetMessageStates } from '#contract/practice/expert-invitations.ts'
import type { partTypes, sheetStates } from '#contract/practice/expert-sheets.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const expertTasks = pgTable('expert_tasks', {
  id: identity(),
  meeting_id: reference().notNull(),
  website: text().notNull().default(''),
  created_by: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const expertSheets = pgTable('expert_sheets', {
  id: identity(),
  task_id: reference().notNull(),
  user_id: reference().notNull(),
  part: smallint().$type<OneOf<typeof partTypes>>().notNull().default(1),
  note: text().notNull().default(''),
  code_digest: bytea(),
  code_sealed: bytea(),
  name: text().notNull().default(''),
  photo: text().notNull().default(''),
  position: text().notNull().default(''),
  hospital: text().notNull().default(''),
  department: text().notNull().default(''),
  introduction: text().notNull().default(''),
  status: smallint().$type<OneOf<typeof sheetStates>>().notNull().default(0),
  status_reason: text().notNull().default(''),
  decided_at: moment(),
  decided_by: reference(),
  settled_at: moment(),
  withdrawn_at: moment(),
  created_at: moment().notNull().defaultNow(),
})

export const sheetDevices = pgTable(
  'sheet_devices',
  {
    sheet_id: reference().notNull(),
    device_digest: bytea().notNull(),
    client: text().notNull(),
    first_at: moment().notNull().defaultNow(),
    last_at: moment().notNull().defaultNow(),
    proved_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.sheet_id, table.device_digest] })],
)

export const sheetChanges = pgTable('sheet_changes', {
  id: identity(),
  sheet_id: reference().notNull(),
  kind: text().notNull(),
  subject_id: reference(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  reason: text().notNull().default(''),
  actor_id: reference(),
  by_guest: boolean().notNull(),
  device_digest: bytea(),
  notified_at: moment(),
  created_at: moment().notNull().defaultNow(),
})

export const sheetMessages = pgTable('sheet_messages', {
  id: identity(),
  sheet_id: reference().notNull(),
  kind: text({ enum: sheetMessageKinds }).notNull(),
  due_at: moment(),
  hours_before: smallint(),
  state: text({ enum: sheetMessageStates }).notNull().default('waiting'),
  is_in_doubt: boolean().notNull().default(false),
  created_by: reference(),
  created_at: moment().notNull().defaultNow(),
  sent_at: moment(),
})
