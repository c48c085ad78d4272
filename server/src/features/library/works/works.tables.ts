import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { courseTypes } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { CaptionItem, ClarityItem } from '#contract/wire/video.ts'
import { identity, moment, reference, takenBack } from '#kernel/kernel.tables.ts'

export const productions = pgTable('productions', {
  id: identity(),
  doctor_id: reference().notNull(),
  college_id: reference().notNull(),
  disease_id: reference(),
  course_type: smallint().$type<OneOf<typeof courseTypes>>().notNull().default(1),
  title: text().notNull(),
  cover: text().notNull(),
  intro: text().notNull().default(''),
  is_free: boolean().notNull().default(true),
  price_fen: integer().notNull().default(0),
  former_price_fen: integer().notNull().default(0),
  offer_ends_at: moment(),
  trial_seconds: integer().notNull().default(0),
  is_operation_review: boolean().notNull().default(false),
  operation_id: reference(),
  view_count: integer().notNull().default(0),
  published_at: moment().notNull().defaultNow(),
  removed_at: moment(),
  is_of_platform: boolean().notNull().default(false),
  ...takenBack(),
})

export const productionEpisodes = pgTable('production_episodes', {
  id: identity(),
  production_id: reference().notNull(),
  chapter: text().notNull().default(''),
  title: text().notNull(),
  video: text().notNull(),
  video_id: reference(),
  seconds: integer().notNull().default(0),
  sort: integer().notNull().default(0),
  is_trial: boolean().notNull().default(false),
  clarities: jsonb().$type<ClarityItem[]>().notNull().default([]),
  captions: jsonb().$type<CaptionItem[]>().notNull().default([]),
})

/** Several ranges in one value, in PostgreSQL's notation: `{[0,10000),[20000,25000)}`. */
const multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

export const lessonProgress = pgTable('lesson_progress', {
  lesson_id: reference().notNull(),
  user_id: reference().notNull(),
  production_id: reference().notNull(),
  covered: multirange().notNull().default('{}'),
  watched_ms: bigint({ mode: 'number' }).notNull().default(0),
  claimed_until: moment().notNull().defaultNow(),
  position: integer().notNull().default(0),
  completed_at: moment(),
  updated_at: moment().notNull().defaultNow(),
})

export const workDays = pgTable('work_days', {
  production_id: reference().notNull(),
  day: date({ mode: 'string' }).notNull(),
  views: integer().notNull().default(0),
  watched_ms: bigint({ mode: 'number' }).notNull().default(0),
  completions: integer().notNull().default(0),
})
