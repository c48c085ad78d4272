import { date, integer, pgTable } from 'drizzle-orm/pg-core'
import { reference } from '#kernel/kernel.tables.ts'

export const doctorDays = pgTable('doctor_days', {
  doctor_id: reference().notNull(),
  day: date().notNull(),
  views: integer().notNull().default(0),
  link_clicks: integer().notNull().default(0),
  follows: integer().notNull().default(0),
  unfollows: integer().notNull().default(0),
})
