import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const expertAgreementTexts = pgTable('expert_agreement_texts', {
  id: identity(),
  content_zh: text().notNull(),
  content_en: text().notNull(),
  created_by: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const agreementParties = pgTable('agreement_parties', {
  id: identity(),
  name: text().notNull(),
  credit_code: text().notNull(),
  signatory: text().notNull(),
  created_by: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const expertAgreements = pgTable('expert_agreements', {
  id: identity(),
  sheet_id: reference().notNull(),
  text_id: reference().notNull(),
  text_digest: bytea().notNull(),
  terms_digest: bytea().notNull(),
  signer: text().notNull(),
  is_typed: boolean().notNull(),
  file_key: text().notNull(),
  file_digest: bytea().notNull(),
  device_digest: bytea().notNull(),
  signed_at: moment().notNull(),
  party_id: reference(),
  party_signature: bytea(),
})
