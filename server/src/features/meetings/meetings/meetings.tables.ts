import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { viewDisplay } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { CaptionItem, ClarityItem } from '#contract/wire/video.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'
import type { Timeline } from './recording-timeline.ts'

export const meetings = pgTable('meetings', {
  id: identity(),
  parent_id: reference(),
  college_id: reference().notNull(),
  title: text().notNull(),
  intro: text().notNull().default(''),
  cover: text().notNull(),
  speaker: text().notNull().default(''),
  begin_at: moment().notNull(),
  end_at: moment().notNull(),
  is_big: boolean().notNull().default(false),
  is_offline: boolean().notNull().default(false),
  is_credit: boolean().notNull().default(false),
  is_enterprise: boolean().notNull().default(false),
  has_stream: boolean().notNull().default(false),
  audience: text({ enum: ['all', 'member', 'doctor', 'enterprise', 'faculty', 'invited'] })
    .notNull()
    .default('all'),
  /** Whether a doctor's licence has to be verified; otherwise the declared identity is believed. */
  needs_licence: boolean().notNull().default(false),
  selected_son_id: reference().notNull().default(0),
  view_count: integer().notNull().default(0),
  view_display_status: smallint().$type<OneOf<typeof viewDisplay>>().notNull().default(1),
  published: boolean().notNull().default(true),
  created_at: moment().notNull().defaultNow(),
  reservable: boolean().notNull().default(true),
  is_subject: boolean().notNull().default(false),
  is_chosen: boolean().notNull().default(false),
  share_count: integer().notNull().default(0),
  venue: text().notNull().default(''),
  /** When it is published by itself. */
  publish_at: moment(),
  certificate_template_id: reference(),
  /** Who holds it, as certificates name them; empty where the platform does. */
  organiser: text().notNull().default(''),
})

export const meetingDiseases = pgTable('meeting_diseases', {
  meeting_id: reference().notNull(),
  disease_id: reference().notNull(),
})

export const meetingSessions = pgTable('meeting_sessions', {
  id: identity(),
  meeting_id: reference().notNull(),
  hall: text().notNull().default(''),
  title: text().notNull(),
  doctor_id: reference(),
  begin_at: moment().notNull(),
  end_at: moment().notNull(),
  taken_back_at: moment(),
})

export const meetingRecordings = pgTable('meeting_recordings', {
  id: identity(),
  meeting_id: reference().notNull(),
  session_id: reference(),
  name: text().notNull(),
  video: text().notNull(),
  seconds: integer().notNull().default(0),
  /** When a live recording began. */
  began_at: moment(),
  /** How it passed while it was made. */
  timeline: jsonb().$type<Timeline>(),
  sort: integer().notNull().default(0),
  published: boolean().notNull().default(true),
  created_at: moment().notNull().defaultNow(),
  clarities: jsonb().$type<ClarityItem[]>().notNull().default([]),
  captions: jsonb().$type<CaptionItem[]>().notNull().default([]),
  /** The same video with a commentary. */
  commentary: text().notNull().default(''),
  /** WebVTT that names a picture for every few seconds. */
  preview: text().notNull().default(''),
  operation_id: reference(),
})

export const recordingChapters = pgTable('recording_chapters', {
  id: identity(),
  recording_id: reference().notNull(),
  title: text().notNull(),
  at_seconds: integer().notNull(),
})

export const meetingDoctors = pgTable('meeting_doctors', {
  meeting_id: reference().notNull(),
  doctor_id: reference().notNull(),
  sort: integer().notNull().default(0),
})
