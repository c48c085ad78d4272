import { boolean, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core'
import { tipOffReasons } from '#contract/community/comments.ts'
import { itemTypes } from '#contract/wire/item-types.ts'
import { identity, moment, reference, rowNumber } from '#kernel/kernel.tables.ts'

export const comments = pgTable('comments', {
  id: identity(),
  user_id: reference().notNull(),
  item_type: text({ enum: itemTypes }).notNull(),
  item_id: reference().notNull(),
  schedule_id: reference().notNull().default(0),
  content: text().notNull(),
  play_time: doublePrecision(),
  recording_id: reference().notNull().default(0),
  is_danmaku: boolean().notNull().default(false),
  picture_at: moment(),
  enterprise_plat: boolean().notNull().default(false),
  uid: text().notNull().default(''),
  pinned_at: moment(),
  hidden_at: moment(),
  created_at: moment().notNull().defaultNow(),
})

export const commentPraises = pgTable('comment_praises', {
  comment_id: reference().notNull(),
  user_id: reference().notNull(),
  created_at: moment().notNull().defaultNow(),
})

export const commentTipOffs = pgTable('comment_tip_offs', {
  comment_id: reference().notNull(),
  user_id: reference().notNull(),
  reason: text({ enum: tipOffReasons }).notNull(),
  created_at: moment().notNull().defaultNow(),
  decided_at: moment(),
})

export const commentWords = pgTable('comment_words', {
  id: rowNumber(),
  word: text().primaryKey(),
  created_at: moment().notNull().defaultNow(),
  taken_back_at: moment(),
})
