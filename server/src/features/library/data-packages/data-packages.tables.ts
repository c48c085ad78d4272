import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const dataPackages = pgTable('data_packages', {
  id: identity(),
  title: text().notNull(),
  cover: text().notNull(),
  intro: text().notNull().default(''),
  published: boolean().notNull().default(true),
  created_at: moment().notNull().defaultNow(),
})

export const dataPackageFiles = pgTable('data_package_files', {
  id: identity(),
  package_id: reference().notNull(),
  file_key: text().notNull(),
  name: text().notNull(),
  sort: integer().notNull().default(0),
})

export const dataPackageMails = pgTable('data_package_mails', {
  id: identity(),
  package_id: reference().notNull(),
  user_id: reference().notNull(),
  address_sealed: bytea().notNull(),
  address_digest: bytea().notNull(),
  language: text({ enum: ['zh', 'en'] })
    .notNull()
    .default('zh'),
  state: text({ enum: ['queued', 'sent', 'failed'] })
    .notNull()
    .default('queued'),
  created_at: moment().notNull().defaultNow(),
  sent_at: moment(),
})
