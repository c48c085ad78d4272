import { bigint, boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type {
  consultationEventKinds,
  consultationViewedParts,
} from '#contract/practice/consultation-nouns.ts'
import type { ConsultationState } from '#contract/practice/consultation-states.ts'
import type { Opinion } from '#contract/practice/opinions.ts'
import type { Gender } from '#contract/practice/patients.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

const fileIds = () => bigint({ mode: 'number' }).array().notNull().default([])

export const patients = pgTable('patients', {
  id: identity(),
  owner_id: reference().notNull(),
  gender: smallint().$type<Gender>().notNull(),
  age: smallint().notNull(),
  record_sealed: bytea().notNull(),
  attachments: fileIds(),
  consent_at: moment(),
  consent_version: smallint(),
  created_at: moment().notNull().defaultNow(),
  saved_at: moment().notNull().defaultNow(),
})

/** A doctor as they were named when they deleted their account. */
export type KeptPerson = { truename: string; title: string; hospital: string; department: string }

export const consultations = pgTable('consultations', {
  id: identity(),
  applicant_id: reference(),
  patient_id: reference(),
  department_id: reference(),
  doctor_id: reference(),
  status: smallint().$type<ConsultationState>().notNull().default(1),
  urgent: boolean().notNull().default(false),
  purpose_sealed: bytea().notNull(),
  gender: smallint().$type<Gender>().notNull(),
  age: smallint().notNull(),
  record_sealed: bytea().notNull(),
  attachments: fileIds(),
  consent_at: moment().notNull(),
  consent_version: smallint().notNull(),
  receiver_id: reference(),
  received_at: moment(),
  begin_at: moment(),
  started_at: moment(),
  ended_at: moment(),
  cancelled_at: moment(),
  chat_group_id: reference(),
  room_id: reference(),
  opinion_sealed: bytea(),
  signer_name: text().notNull().default(''),
  signer_title: text().notNull().default(''),
  signer_hospital: text().notNull().default(''),
  outcome_at: moment(),
  outcome_asked_at: moment(),
  created_at: moment().notNull().defaultNow(),
  applicant_kept: jsonb().$type<KeptPerson>(),
  receiver_kept: jsonb().$type<KeptPerson>(),
  returned_at: moment(),
  first_received_at: moment(),
  reminded_of: moment(),
  escalation: smallint().notNull().default(0),
  asked_since: moment().notNull().defaultNow(),
  escalation_round: smallint().notNull().default(0),
})

export type ConsultationEventKind = (typeof consultationEventKinds)[number]

export const consultationEvents = pgTable('consultation_events', {
  id: identity(),
  consultation_id: reference().notNull(),
  kind: text().$type<ConsultationEventKind>().notNull(),
  user_id: reference(),
  detail_sealed: bytea(),
  created_at: moment().notNull().defaultNow(),
  name: text().notNull().default(''),
})

export type ViewedPart = (typeof consultationViewedParts)[number]

export const consultationViews = pgTable('consultation_views', {
  id: identity(),
  consultation_id: reference().notNull(),
  user_id: reference(),
  name: text().notNull(),
  hospital: text().notNull(),
  what: text().$type<ViewedPart>().notNull(),
  viewed_at: moment().notNull().defaultNow(),
  file_id: reference(),
})

export const opinionTemplates = pgTable('opinion_templates', {
  id: identity(),
  user_id: reference().notNull(),
  name: text().notNull(),
  opinion: jsonb().$type<Opinion>().notNull(),
  saved_at: moment().notNull().defaultNow(),
})

export const consultationOutcomes = pgTable('consultation_outcomes', {
  id: identity(),
  consultation_id: reference().notNull(),
  user_id: reference(),
  name: text().notNull(),
  text_sealed: bytea().notNull(),
  created_at: moment().notNull().defaultNow(),
})

export const consultationAddenda = pgTable('consultation_addenda', {
  id: identity(),
  consultation_id: reference().notNull(),
  user_id: reference(),
  text_sealed: bytea().notNull(),
  signer_name: text().notNull(),
  signer_title: text().notNull(),
  signer_hospital: text().notNull(),
  created_at: moment().notNull().defaultNow(),
})

export const consultationSpecialists = pgTable('consultation_specialists', {
  id: identity(),
  consultation_id: reference().notNull(),
  user_id: reference(),
  opinion_sealed: bytea(),
  signer_name: text().notNull().default(''),
  signer_title: text().notNull().default(''),
  signer_hospital: text().notNull().default(''),
  signed_at: moment(),
  invited_at: moment().notNull().defaultNow(),
})

export const consultationPromises = pgTable('consultation_promises', {
  department_id: reference().primaryKey(),
  minutes: integer().notNull(),
  urgent_minutes: integer().notNull(),
})
