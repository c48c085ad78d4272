import { pgTable } from 'drizzle-orm/pg-core'
import { moment, reference } from '#kernel/kernel.tables.ts'

export const onAirPeriods = pgTable('on_air_periods', {
  meeting_id: reference().notNull(),
  began_at: moment().notNull().defaultNow(),
  confirmed_at: moment(),
  ended_at: moment(),
})
