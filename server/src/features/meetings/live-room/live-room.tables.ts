import { sql } from 'drizzle-orm'
import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { muteReasons, tipOffKinds } from '#contract/meetings/live-room.ts'
import { identity, moment, reference, rowNumber } from '#kernel/kernel.tables.ts'

export const roomLikes = pgTable('room_likes', {
  meeting_id: reference().primaryKey(),
  count: bigint({ mode: 'number' }).notNull().default(0),
  told_at: moment().notNull(),
})

export const roomRules = pgTable('room_rules', {
  meeting_id: reference().primaryKey(),
  slow_seconds: integer().notNull().default(0),
  changed_by: reference(),
  changed_at: moment().notNull().defaultNow(),
})

export const roomMutes = pgTable('room_mutes', {
  id: rowNumber(),
  meeting_id: reference().notNull(),
  user_id: reference().notNull(),
  reason: text({ enum: muteReasons }).notNull(),
  until_at: moment().notNull(),
  muted_by: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const roomViewers = pgTable('room_viewers', {
  meeting_id: reference().notNull(),
  user_id: reference().notNull(),
  arrived_at: moment().notNull().defaultNow(),
})

export const liveTipOffs = pgTable('live_tip_offs', {
  id: identity(),
  meeting_id: reference().notNull(),
  user_id: reference().notNull(),
  kind: text({ enum: tipOffKinds }).notNull(),
  content: text().notNull().default(''),
  day: date()
    .notNull()
    .default(sql`(now() at time zone 'Asia/Shanghai')::date`),
  decided_at: moment(),
  created_at: moment().notNull().defaultNow(),
})
