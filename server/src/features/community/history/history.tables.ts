import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { itemTypes } from '#contract/wire/item-types.ts'
import { moment, reference } from '#kernel/kernel.tables.ts'

export const viewHistory = pgTable('view_history', {
  user_id: reference().notNull(),
  item_type: text({ enum: itemTypes }).notNull(),
  item_id: reference().notNull(),
  part_id: reference().notNull().default(0),
  position: integer().notNull().default(0),
  viewed_at: moment().notNull().defaultNow(),
})
