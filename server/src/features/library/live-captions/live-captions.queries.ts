import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { liveStreams } from '#server/features/meetings/live/live.tables.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { liveCaptionLines, liveCaptionTurns } from './live-captions.tables.ts'

export type LineRow = typeof liveCaptionLines.$inferSelect
export type NewLine = typeof liveCaptionLines.$inferInsert

export const insertLine = (db: Db, line: NewLine): Promise<LineRow> =>
  only(db.insert(liveCaptionLines).values(line).returning())

/** What was said in some minutes of a broadcast. */
export const selectLines = (db: Db, meetingId: number, [from, to]: readonly [Date, Date], limit: number) =>
  db
    .select()
    .from(liveCaptionLines)
    .where(
      and(
        eq(liveCaptionLines.meeting_id, meetingId),
        gte(liveCaptionLines.from_at, from),
        lt(liveCaptionLines.from_at, to),
      ),
    )
    .orderBy(asc(liveCaptionLines.from_at), asc(liveCaptionLines.id))
    .limit(limit)

export type ShownStream = { meeting_id: number; relay: string; key_sealed: Buffer; title: string }

/** The streams that viewers are shown now. */
export const selectShownStreams = (db: Db): Promise<ShownStream[]> =>
  db
    .select({
      meeting_id: liveStreams.meeting_id,
      relay: liveStreams.relay,
      key_sealed: liveStreams.key_sealed,
      title: meetings.title,
    })
    .from(liveStreams)
    .innerJoin(meetings, eq(meetings.id, liveStreams.meeting_id))
    .where(
      and(
        eq(liveStreams.is_streaming, true),
        eq(liveStreams.phase, 'open'),
        sql`${meetings.begin_at} <= now() and ${meetings.end_at} > now()`,
      ),
    )
    .orderBy(asc(liveStreams.meeting_id))

/** Whether this process listens to the stream for the next seconds: nobody else does, or who did has died. */
export const takeTurn = async (
  db: Db,
  meetingId: number,
  holder: string,
  seconds: number,
): Promise<boolean> => {
  const until = sql`now() + make_interval(secs => ${seconds})`
  const rows = await db
    .insert(liveCaptionTurns)
    .values({ meeting_id: meetingId, holder, until })
    .onConflictDoUpdate({
      target: liveCaptionTurns.meeting_id,
      set: { holder, until },
      setWhere: sql`${liveCaptionTurns.holder} = ${holder} or ${liveCaptionTurns.until} < now()`,
    })
    .returning({ id: liveCaptionTurns.meeting_id })
  return rows.length > 0
}

export const endTurn = (db: Db, meetingId: number, holder: string) =>
  db
    .delete(liveCaptionTurns)
    .where(and(eq(liveCaptionTurns.meeting_id, meetingId), eq(liveCaptionTurns.holder, holder)))

export const selectTape = (db: Db, recordingId: number) =>
  only(
    db
      .select({
        meeting_id: meetingRecordings.meeting_id,
        seconds: meetingRecordings.seconds,
        began_at: meetingRecordings.began_at,
        timeline: meetingRecordings.timeline,
      })
      .from(meetingRecordings)
      .where(eq(meetingRecordings.id, recordingId)),
  )

const keptFor = sql`interval '7 days'`

/** By then a recording has its draft, and nobody rewinds. */
export const deleteOldLines = async (db: Db): Promise<void> => {
  await db.delete(liveCaptionLines).where(lt(liveCaptionLines.created_at, sql`now() - ${keptFor}`))
  await db.delete(liveCaptionTurns).where(lt(liveCaptionTurns.until, sql`now() - interval '1 hour'`))
}
