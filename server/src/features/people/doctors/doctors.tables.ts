import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const doctors = pgTable('doctors', {
  id: identity(),
  user_id: reference(),
  name: text().notNull(),
  cover: text().notNull(),
  hospital: text().notNull(),
  department: text().notNull(),
  department_id: reference(),
  title: text().notNull(),
  college_id: reference().notNull(),
  good_at: text().notNull().default(''),
  introduction: text().notNull().default(''),
  sort: integer().notNull().default(0),
  created_at: moment().notNull().defaultNow(),
})

export const doctorDiseases = pgTable('doctor_diseases', {
  doctor_id: reference().notNull(),
  disease_id: reference().notNull(),
})
