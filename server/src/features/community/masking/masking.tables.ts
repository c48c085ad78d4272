import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Finding, maskingStates, MaskBox } from '#contract/community/masking.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const maskings = pgTable('maskings', {
  id: identity(),
  owner_id: reference().notNull(),
  file_id: reference(),
  purpose: text().notNull(),
  keeps_text: boolean().notNull().default(false),
  width: integer().notNull(),
  height: integer().notNull(),
  state: smallint().$type<OneOf<typeof maskingStates>>().notNull().default(0),
  found: jsonb().$type<Finding[]>().notNull().default([]),
  created_at: moment().notNull().defaultNow(),
})

export const maskedPictures = pgTable('masked_pictures', {
  file_id: reference().primaryKey(),
  masking_id: reference().notNull(),
  outlined_file_id: reference(),
  boxes: jsonb().$type<MaskBox[]>().notNull(),
  created_at: moment().notNull().defaultNow(),
})
