import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { followKinds } from '#contract/community/follows.ts'
import { moment, reference } from '#kernel/kernel.tables.ts'

export const follows = pgTable('follows', {
  user_id: reference().notNull(),
  kind: text({ enum: followKinds }).notNull(),
  item_id: reference().notNull(),
  sort: integer().notNull().default(0),
  created_at: moment().notNull().defaultNow(),
})
