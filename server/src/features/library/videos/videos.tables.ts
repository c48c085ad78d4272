import { bigint, boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { transcriptionStates, videoReasons, videoStates, videoUses } from '#contract/library/videos.ts'
import type { PatientPlace, patientStates } from '#contract/library/videos.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { CaptionItem, PictureClarity } from '#contract/wire/video.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const videos = pgTable('videos', {
  id: identity(),
  user_id: reference().notNull(),
  file_name: text().notNull(),
  modified_at: bigint({ mode: 'number' }).notNull().default(0),
  bytes: bigint({ mode: 'number' }).notNull(),
  received: bigint({ mode: 'number' }).notNull().default(0),
  file_key: text().notNull(),
  upload_id: text().notNull(),
  mime: text().notNull().default(''),
  state: text({ enum: videoStates }).notNull().default('uploading'),
  reason: text({ enum: videoReasons }).notNull().default(''),
  progress: smallint().notNull().default(0),
  seconds: integer().notNull().default(0),
  width: integer().notNull().default(0),
  height: integer().notNull().default(0),
  playlist: text().notNull().default(''),
  clarities: jsonb().$type<PictureClarity[]>().notNull().default([]),
  preview: text().notNull().default(''),
  covers: jsonb().$type<string[]>().notNull().default([]),
  cover: text().notNull().default(''),
  captions: jsonb().$type<CaptionItem[]>().notNull().default([]),
  created_at: moment().notNull().defaultNow(),
  received_at: moment().notNull().defaultNow(),
  use: text({ enum: videoUses }).notNull().default('work'),
  transcription_language: text().notNull().default(''),
  transcription_state: text({ enum: ['', ...transcriptionStates] })
    .notNull()
    .default(''),
  transcription_task: text().notNull().default(''),
  transcription_began_at: moment(),
  patient_state: smallint().$type<OneOf<typeof patientStates>>(),
  patient_places: jsonb().$type<PatientPlace[]>().notNull().default([]),
  is_masked_decided: boolean().notNull().default(false),
})
