import { boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const messages = pgTable('messages', {
  id: identity(),
  title: text().notNull(),
  content: text().notNull(),
  body: text().notNull().default(''),
  is_public: boolean().notNull().default(false),
  target_kind: text().notNull().default(''),
  target_id: reference().notNull().default(0),
  created_at: moment().notNull().defaultNow(),
})

export const messageRecords = pgTable(
  'message_records',
  {
    user_id: reference().notNull(),
    message_id: reference().notNull(),
    read_at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.message_id] })],
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
