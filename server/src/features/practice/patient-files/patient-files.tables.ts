import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const patientFiles = pgTable('patient_files', {
  id: identity(),
  owner_id: reference(),
  name_sealed: bytea().notNull(),
  name_digest: bytea().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  modified_at: bigint({ mode: 'number' }).notNull().default(0),
  received: bigint({ mode: 'number' }).notNull().default(0),
  parts_key: text().notNull(),
  file_id: reference(),
  created_at: moment().notNull().defaultNow(),
  received_at: moment().notNull().defaultNow(),
})
