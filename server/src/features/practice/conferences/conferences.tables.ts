import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { roomMedia } from '#contract/community/rooms.ts'
import { repeats } from '#contract/practice/conferences.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const conferences = pgTable('conferences', {
  id: identity(),
  host_id: reference(),
  title: text().notNull(),
  kind: text({ enum: roomMedia }).notNull(),
  begin_at: moment().notNull(),
  end_at: moment().notNull(),
  code: text().notNull(),
  chat_group_id: reference(),
  cancelled_at: moment(),
  series_id: reference(),
  sequence: integer().notNull().default(0),
  created_at: moment().notNull().defaultNow(),
})

export const conferenceSeries = pgTable('conference_series', {
  id: identity(),
  repeat: text({ enum: repeats }).notNull(),
  created_at: moment().notNull().defaultNow(),
})

export const conferencePeople = pgTable('conference_people', {
  id: identity(),
  conference_id: reference().notNull(),
  user_id: reference(),
  phone_digest: bytea(),
  phone_sealed: bytea(),
  is_by_link: boolean().notNull().default(false),
  answer: smallint().notNull().default(0),
  answered_at: moment(),
})

export const conferenceMessages = pgTable('conference_messages', {
  id: identity(),
  person_id: reference().notNull(),
  kind: text({ enum: ['invitation', 'reminder', 'cancellation', 'move'] }).notNull(),
  state: text({ enum: ['waiting', 'sending', 'sent', 'failed', 'dropped'] })
    .notNull()
    .default('waiting'),
  is_in_doubt: boolean().notNull().default(false),
  sequence: integer().notNull().default(0),
  created_at: moment().notNull().defaultNow(),
  sent_at: moment(),
})
