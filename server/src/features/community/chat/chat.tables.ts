import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { ChatMessage } from '#contract/community/chat.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const chatGroups = pgTable('chat_groups', {
  id: identity(),
  title: text().notNull(),
  title_en: text().notNull().default(''),
  last_number: integer().notNull().default(0),
  last_at: moment().notNull().defaultNow(),
  created_at: moment().notNull().defaultNow(),
  closed_at: moment(),
  is_bound: boolean().notNull().default(false),
})

export const chatMembers = pgTable(
  'chat_members',
  {
    group_id: reference().notNull(),
    user_id: reference().notNull(),
    read_number: integer().notNull().default(0),
    noticed_number: integer().notNull().default(0),
    joined_at: moment().notNull().defaultNow(),
    muted_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.group_id, table.user_id] })],
)

export const chatMessages = pgTable('chat_messages', {
  id: identity(),
  group_id: reference().notNull(),
  number: integer().notNull(),
  user_id: reference(),
  client_id: text().notNull().default(''),
  kind: text().$type<ChatMessage['kind']>().notNull(),
  content_sealed: bytea(),
  file_id: reference(),
  created_at: moment().notNull().defaultNow(),
  recalled_at: moment(),
  author_name: text().notNull().default(''),
  author_title: text().notNull().default(''),
  quote_id: reference(),
  mentions: jsonb().$type<number[]>().notNull().default([]),
  seconds: smallint().notNull().default(0),
})
