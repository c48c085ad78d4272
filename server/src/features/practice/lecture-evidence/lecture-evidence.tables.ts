import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { EvidenceFigures } from '#contract/practice/lecture-evidence.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const evidencePictures = pgTable('evidence_pictures', {
  id: identity(),
  sheet_id: reference().notNull(),
  file_key: text().notNull(),
  file_digest: bytea().notNull(),
  source: text({ enum: ['stream', 'upload'] }).notNull(),
  taken_at: moment(),
  look: bigint({ mode: 'bigint' }).notNull(),
  flag: text({ enum: ['', 'used_before', 'too_old'] })
    .notNull()
    .default(''),
  accept_reason: text().notNull().default(''),
  accepted_by: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const lectureEvidence = pgTable('lecture_evidence', {
  sheet_id: reference().primaryKey(),
  consented_at: moment(),
  completed_at: moment(),
  complete_reason: text().notNull().default(''),
  figures: jsonb().$type<Partial<EvidenceFigures>>().notNull().default({}),
})

export const evidencePacks = pgTable('evidence_packs', {
  id: identity(),
  sheet_id: reference().notNull(),
  file_key: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  file_digest: bytea().notNull(),
  built_at: moment().notNull().defaultNow(),
})

export const evidenceSponsors = pgTable(
  'evidence_sponsors',
  {
    task_id: reference().notNull(),
    user_id: reference().notNull(),
    granted_by: reference(),
    granted_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.task_id, table.user_id] })],
)
