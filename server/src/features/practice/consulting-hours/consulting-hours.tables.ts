import { pgTable, smallint } from 'drizzle-orm/pg-core'
import { moment, reference } from '#kernel/kernel.tables.ts'

export const consultingHours = pgTable('consulting_hours', {
  user_id: reference().notNull(),
  weekday: smallint().notNull(),
  begin_minute: smallint().notNull(),
  end_minute: smallint().notNull(),
})

export const consultingTimes = pgTable('consulting_times', {
  consultation_id: reference().primaryKey(),
  user_id: reference().notNull(),
  begin_at: moment().notNull(),
  end_at: moment().notNull(),
})
