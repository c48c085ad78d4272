import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

/** What can be bought. */
export const rightTypes = ['production'] as const

export const rights = pgTable('rights', {
  id: identity(),
  user_id: reference().notNull(),
  item_type: text({ enum: rightTypes }).notNull(),
  item_id: reference().notNull(),
  order_id: reference(),
  granted_at: moment().notNull().defaultNow(),
  revoked_at: moment(),
  suspended_at: moment(),
  returned_lessons: bigint({ mode: 'number' }).array().notNull().default([]),
})
