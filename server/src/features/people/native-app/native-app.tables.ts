import { pgTable, smallint, text } from 'drizzle-orm/pg-core'

export const appVersions = pgTable('app_versions', {
  version_type: smallint().primaryKey(),
  version: text().notNull(),
  if_review_time: text().notNull().default('1'),
  notes: text().notNull().default(''),
})
