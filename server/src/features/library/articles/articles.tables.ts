import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference, takenBack } from '#kernel/kernel.tables.ts'

const articleColumns = () => ({
  id: identity(),
  college_id: reference().notNull(),
  disease_id: reference(),
  column_id: reference(),
  doctor_id: reference(),
  title: text().notNull(),
  cover: text().notNull(),
  intro: text().notNull().default(''),
  body: text().notNull(),
  source: text().notNull().default(''),
  view_count: integer().notNull().default(0),
  share_count: integer().notNull().default(0),
  published_at: moment().notNull().defaultNow(),
})

export const articles = pgTable('articles', articleColumns())
export const allArticles = pgTable('all_articles', { ...articleColumns(), ...takenBack() })

const columnColumns = () => ({
  id: identity(),
  college_id: reference(),
  theme: text().notNull(),
  cover: text().notNull(),
  intro: text().notNull().default(''),
  meeting_id: reference(),
  sort: integer().notNull().default(0),
})

export const columns = pgTable('columns', columnColumns())
export const allColumns = pgTable('all_columns', { ...columnColumns(), ...takenBack() })
