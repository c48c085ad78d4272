import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference, takenBack } from '#kernel/kernel.tables.ts'

const departmentColumns = () => ({
  id: identity(),
  name: text().notNull(),
  hospital: text().notNull(),
  college_id: reference().notNull(),
  cover: text().notNull().default(''),
  introduction: text().notNull().default(''),
  sort: integer().notNull().default(0),
  created_at: moment().notNull().defaultNow(),
})

export const departments = pgTable('departments', departmentColumns())
export const allDepartments = pgTable('all_departments', { ...departmentColumns(), ...takenBack() })

export const departmentAds = pgTable('department_ads', {
  department_id: reference(),
  ad_id: reference().notNull(),
  sort: integer().notNull().default(0),
})
