import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CertificateLook } from '#contract/meetings/certificates.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const certificates = pgTable('certificates', {
  id: identity(),
  number: text().notNull(),
  user_id: reference(),
  meeting_id: reference(),
  truename: text().notNull(),
  meeting_title: text().notNull(),
  points_tenths: integer().notNull().default(0),
  issued_on: date({ mode: 'string' }).notNull(),
  signature: bytea().notNull(),
  revoked_at: moment(),
  revoke_reason: text().notNull().default(''),
  created_at: moment().notNull().defaultNow(),
  /** As it was on its day; null for the usual look. */
  look: jsonb().$type<CertificateLook>(),
})

export const certificateTemplates = pgTable('certificate_templates', {
  id: identity(),
  name: text().notNull(),
  issuer: text().notNull(),
  heading: text().notNull(),
  heading_en: text().notNull(),
  lead: text().notNull(),
  closing: text().notNull(),
  closing_en: text().notNull(),
  remark: text().notNull().default(''),
  accent: text().notNull(),
  taken_back_at: moment(),
  created_at: moment().notNull().defaultNow(),
})
