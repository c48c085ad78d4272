import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { announcementChannels } from '#contract/console/announcements.ts'
import type { Audience } from '#contract/console/announcements.ts'
import { messageKinds } from '#contract/wire/message-kinds.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const announcements = pgTable('announcements', {
  id: identity(),
  title: text().notNull(),
  title_en: text().notNull().default(''),
  content: text().notNull(),
  content_en: text().notNull().default(''),
  body: text().notNull().default(''),
  body_en: text().notNull().default(''),
  path: text().notNull().default(''),
  is_public: boolean().notNull().default(false),
  kind: text({ enum: messageKinds }).notNull().default('system'),
  channels: text({ enum: announcementChannels }).array().notNull().default([]),
  audience: jsonb().$type<Audience>().notNull(),
  state: text({ enum: ['draft', 'scheduled', 'sending', 'sent', 'recalled'] })
    .notNull()
    .default('draft'),
  send_at: moment(),
  planned_at: moment(),
  sender_id: reference(),
  people: integer().notNull().default(0),
  sent_at: moment(),
  message_id: reference(),
  reached: integer().notNull().default(0),
  author_id: reference(),
  created_at: moment().notNull().defaultNow(),
})
