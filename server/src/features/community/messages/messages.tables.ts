import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { messageKinds, targetKinds } from '#contract/wire/message-kinds.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const messages = pgTable('messages', {
  id: identity(),
  kind: text({ enum: messageKinds }).notNull().default('system'),
  event: text().notNull().default(''),
  title: text().notNull(),
  title_en: text().notNull().default(''),
  content: text().notNull(),
  content_en: text().notNull().default(''),
  body: text().notNull().default(''),
  body_en: text().notNull().default(''),
  is_public: boolean().notNull().default(false),
  target_kind: text({ enum: ['', ...targetKinds] })
    .notNull()
    .default(''),
  target_id: reference().notNull().default(0),
  path: text().notNull().default(''),
  recalled_at: moment(),
  notice_id: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const messageRecords = pgTable(
  'message_records',
  {
    user_id: reference().notNull(),
    message_id: reference().notNull(),
    kind: text({ enum: messageKinds }).notNull().default('system'),
    read_at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.message_id] })],
)

/** Triggers of `message_records` keep it. */
export const messageCounts = pgTable(
  'message_counts',
  {
    user_id: reference().notNull(),
    kind: text({ enum: messageKinds }).notNull(),
    total: integer().notNull(),
    unread: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind] })],
)

export const equipmentRecords = pgTable(
  'equipment_records',
  {
    device_id: text().notNull(),
    user_id: reference().notNull(),
    push_id: text().notNull(),
    platform: smallint().notNull(),
    updated_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.device_id, table.user_id] })],
)

/** What was told of things to which many people do something. */
export const gatheredNotices = pgTable(
  'gathered_notices',
  {
    event: text().notNull(),
    item_type: text().notNull(),
    item_id: reference().notNull(),
    known_until: moment().notNull(),
    told_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.event, table.item_type, table.item_id] })],
)
