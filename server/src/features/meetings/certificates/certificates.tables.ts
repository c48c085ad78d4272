import { boolean, date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { CertificateLook } from '#contract/meetings/certificates.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

/** 1 signed name, programme, credit and day; 2 also signs the workplace, the organiser and whether the name is verified. */
export type ProofVersion = 1 | 2

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
  hospital: text().notNull().default(''),
  job_title: text().notNull().default(''),
  organiser: text().notNull().default(''),
  /** Whether the name was one that operators had compared with a licence. */
  is_verified: boolean().notNull().default(false),
  /** Which fields the signature covers. */
  proof_version: smallint().$type<ProofVersion>().notNull().default(1),
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
  logo: text().notNull().default(''),
  seal: text().notNull().default(''),
  taken_back_at: moment(),
  created_at: moment().notNull().defaultNow(),
})
