import { pgTable, text } from 'drizzle-orm/pg-core'
import { markTypes } from '#contract/wire/item-types.ts'
import { marks as markNames } from '#contract/community/marks.ts'
import { moment, reference } from '#kernel/kernel.tables.ts'

export const marks = pgTable('marks', {
  user_id: reference().notNull(),
  mark: text({ enum: markNames }).notNull(),
  item_type: text({ enum: markTypes }).notNull(),
  item_id: reference().notNull(),
  created_at: moment().notNull().defaultNow(),
})
