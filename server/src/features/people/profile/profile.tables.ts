import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { profileFields } from '#contract/people/profile.ts'
import type { ProfileField } from '#contract/people/profile.ts'
import { identity, reference } from '#kernel/kernel.tables.ts'

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
