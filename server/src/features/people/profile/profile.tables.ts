import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { feedbackKinds, profileFields } from '#contract/people/profile.ts'
import type { ProfileField } from '#contract/people/profile.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const hospitals = pgTable('hospitals', {
  id: identity(),
  name: text().notNull(),
  province: text().notNull(),
  city: text().notNull(),
  initials: text().notNull(),
})

export const meetingProfileFields = pgTable(
  'meeting_profile_fields',
  {
    meeting_id: reference().notNull(),
    field: text({ enum: profileFields as [ProfileField, ...ProfileField[]] }).notNull(),
    required: boolean().notNull().default(true),
    sort: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.meeting_id, table.field] })],
)

export const feedback = pgTable('feedback', {
  id: identity(),
  user_id: reference(),
  kind: text({ enum: feedbackKinds }).notNull(),
  content: text().notNull(),
  pictures: jsonb().$type<string[]>().notNull().default([]),
  phone_sealed: bytea(),
  created_at: moment().notNull().defaultNow(),
  answer: text().notNull().default(''),
  answered_at: moment(),
  answered_by: reference(),
})
