import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { liveTipOffs } from '#server/features/meetings/live-room/live-room.tables.ts'
import { watchers } from '#server/features/meetings/study/study.tables.ts'

/** Players report twice a minute or more often. */
export const countWatching = (db: Db, meetingId: number) =>
  db.$count(
    watchers,
    and(
      eq(watchers.meeting_id, meetingId),
      eq(watchers.recording_id, 0),
      gt(watchers.claimed_until, sql`now() - interval '1 minute'`),
    ),
  )

export const countOpenTipOffs = (db: Db, meetingId: number) =>
  db.$count(liveTipOffs, and(eq(liveTipOffs.meeting_id, meetingId), isNull(liveTipOffs.decided_at)))
