import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { reviewStatuses } from '#contract/library/authoring.ts'
import type { courseTypes } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Lesson, WorkContent } from '#contract/library/authoring.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const workRevisions = pgTable('work_revisions', {
  id: identity(),
  production_id: reference().notNull(),
  doctor_id: reference().notNull(),
  user_id: reference().notNull(),
  state: smallint().$type<OneOf<typeof reviewStatuses>>().notNull().default(0),
  reason: text().notNull().default(''),
  course_type: smallint().$type<OneOf<typeof courseTypes>>().notNull().default(1),
  title: text().notNull().default(''),
  intro: text().notNull().default(''),
  cover: text().notNull().default(''),
  is_free: boolean().notNull().default(true),
  price_fen: integer().notNull().default(0),
  former_price_fen: integer().notNull().default(0),
  offer_ends_at: moment(),
  trial_seconds: integer().notNull().default(0),
  college_id: reference(),
  disease_id: reference(),
  lessons: jsonb().$type<Lesson[]>().notNull().default([]),
  captions: jsonb().$type<WorkContent['captions']>().notNull().default([]),
  created_at: moment().notNull().defaultNow(),
  updated_at: moment().notNull().defaultNow(),
  reviewed_at: moment(),
  reviewer_id: reference(),
})
