import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { roomMedia, roomRoles } from '#contract/community/rooms.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const rooms = pgTable('rooms', {
  id: identity(),
  kind: text().notNull(),
  subject: text().notNull(),
  title: text().notNull(),
  title_en: text().notNull().default(''),
  media: text({ enum: roomMedia }).notNull().default('picture'),
  begin_at: moment().notNull(),
  end_at: moment().notNull(),
  is_locked: boolean().notNull().default(false),
  ended_at: moment(),
  created_at: moment().notNull().defaultNow(),
  chat_group_id: reference(),
})

export const roomPeople = pgTable('room_people', {
  id: identity(),
  room_id: reference().notNull(),
  key: text().notNull(),
  user_id: reference(),
  name: text().notNull(),
  title: text().notNull().default(''),
  hospital: text().notNull().default(''),
  role: text({ enum: roomRoles }).notNull().default('guest'),
  is_listed: boolean().notNull().default(false),
  admission: text({ enum: ['none', 'waiting', 'admitted', 'refused', 'removed'] })
    .notNull()
    .default('none'),
  seat_digest: bytea(),
  is_muted: boolean().notNull().default(true),
  is_camera_on: boolean().notNull().default(false),
  is_sharing: boolean().notNull().default(false),
  is_broadcasting: boolean().notNull().default(false),
  hand_raised_at: moment(),
  waiting_at: moment(),
})

export const roomPresence = pgTable('room_presence', {
  id: identity(),
  room_id: reference().notNull(),
  person_id: reference().notNull(),
  joined_at: moment().notNull().defaultNow(),
  alive_at: moment().notNull().defaultNow(),
  left_at: moment(),
  reason: text({ enum: ['left', 'removed', 'ended', 'lost'] }),
})
