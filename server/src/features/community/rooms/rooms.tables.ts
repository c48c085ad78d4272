import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { consentStates, roomMedia, roomRoles } from '#contract/community/rooms.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const rooms = pgTable('rooms', {
  id: identity(),
  kind: text().notNull(),
  subject: text().notNull(),
  title: text().notNull(),
  title_en: text().notNull().default(''),
  media: text({ enum: roomMedia }).notNull().default('picture'),
  begin_at: moment().notNull(),
  end_at: moment(),
  extended_to: moment(),
  is_locked: boolean().notNull().default(false),
  ended_at: moment(),
  created_at: moment().notNull().defaultNow(),
  chat_group_id: reference(),
  recording_id: reference(),
  is_recording: boolean().notNull().default(false),
  is_recorded_outside: boolean().notNull().default(false),
  may_transcribe: boolean().notNull().default(false),
  may_caption: boolean().notNull().default(false),
  is_captioned: boolean().notNull().default(false),
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
  is_picture: boolean().notNull().default(false),
  is_broadcasting: boolean().notNull().default(false),
  hand_raised_at: moment(),
  waiting_at: moment(),
  consent: text({ enum: consentStates }).notNull().default('none'),
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

export const roomRecordings = pgTable('room_recordings', {
  id: identity(),
  room_id: reference().notNull(),
  recorder_id: reference(),
  asked_at: moment().notNull().defaultNow(),
  begun_at: moment(),
  ended_at: moment(),
  mime: text().notNull().default('video/webm'),
  parts_key: text().notNull(),
  covers_speech: boolean().notNull().default(false),
  part_sizes: integer().array().notNull().default([]),
  outside_state: text({ enum: ['asked', 'running', 'kept', 'failed'] }),
  outside_name: text(),
})

export const roomConsents = pgTable('room_consents', {
  recording_id: reference().notNull(),
  person_id: reference(),
  name: text().notNull(),
  is_given: boolean().notNull(),
  answered_at: moment().notNull().defaultNow(),
})
