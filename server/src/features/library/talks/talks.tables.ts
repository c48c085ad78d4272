import { integer, pgTable } from 'drizzle-orm/pg-core'
import { reference } from '#kernel/kernel.tables.ts'

export const columnDoctors = pgTable('column_doctors', {
  column_id: reference().notNull(),
  doctor_id: reference().notNull(),
  sort: integer().notNull().default(0),
})

export const columnMeetings = pgTable('column_meetings', {
  column_id: reference().notNull(),
  meeting_id: reference().notNull(),
})

export const columnWorks = pgTable('column_works', {
  column_id: reference().notNull(),
  production_id: reference().notNull(),
  sort: integer().notNull().default(0),
})
