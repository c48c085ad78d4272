import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'

/** Includes the sessions of large meetings, but not those meetings themselves. */
export const selectBroadcast = (db: Db) =>
  db
    .select({ id: meetings.id, beginAt: meetings.begin_at })
    .from(meetings)
    .where(
      and(
        eq(meetings.has_stream, true),
        eq(meetings.is_big, false),
        eq(meetings.is_offline, false),
        sql`end_at > now()`,
      ),
    )
    .orderBy(asc(meetings.id))
