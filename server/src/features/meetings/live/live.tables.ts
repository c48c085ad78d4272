import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, moment, reference } from '#kernel/kernel.tables.ts'

export const liveStreams = pgTable('live_streams', {
  meeting_id: reference().primaryKey(),
  key_sealed: bytea().notNull(),
  key_digest: bytea().notNull(),
  phase: text({ enum: ['open', 'break', 'ended'] })
    .notNull()
    .default('open'),
  is_streaming: boolean().notNull().default(false),
  stream_no: integer().notNull().default(0),
  relay: text().notNull().default(''),
  segments_at: moment(),
  publisher: text().notNull().default(''),
  planned_end_at: moment(),
  bitrate_kbps: integer(),
  stream_changed_at: moment().notNull().defaultNow(),
  created_at: moment().notNull().defaultNow(),
})

export const liveWatchers = pgTable(
  'live_watchers',
  {
    meeting_id: reference().notNull(),
    viewer: text().notNull(),
    user_id: reference(),
    pf: text().notNull().default(''),
    uid: text().notNull().default(''),
    schedule_id: reference(),
    first_at: moment().notNull().defaultNow(),
    last_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.meeting_id, table.viewer] })],
)

export const meetingRooms = pgTable('meeting_rooms', {
  meeting_id: reference().primaryKey(),
  provider: text({ enum: ['zoom', 'saas'] }).notNull(),
  room_number: text().notNull(),
  password_sealed: bytea(),
})
