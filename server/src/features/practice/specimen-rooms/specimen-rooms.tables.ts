import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { roomUseStates } from '#contract/practice/specimen-rooms.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const specimenRooms = pgTable('specimen_rooms', {
  id: identity(),
  task_id: reference().notNull(),
  title: text().notNull(),
  place: text().notNull().default(''),
  begin_at: moment().notNull(),
  end_at: moment().notNull(),
  materials: text().notNull().default(''),
  created_by: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const specimenRoomGuests = pgTable('specimen_room_guests', {
  id: identity(),
  room_id: reference().notNull(),
  sheet_id: reference().notNull(),
  status: smallint().$type<OneOf<typeof roomUseStates>>().notNull().default(0),
  reason: text().notNull().default(''),
  decided_at: moment(),
})
