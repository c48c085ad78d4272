import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { withdrawalStages } from '#contract/commerce/withdrawals.ts'
import type { Db } from '#kernel/database.ts'
import { withdrawals } from '#server/features/commerce/withdrawals/withdrawals.tables.ts'
import { checkinStates } from '#contract/meetings/checkin.ts'
import { checkins, checkinVisits } from '#server/features/meetings/checkin/checkin.tables.ts'
import { liveWatchers } from '#server/features/meetings/live/live.tables.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { sheetChanges } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'

/** What other features have recorded about a lecture. */

export const selectChanges = (db: Db, sheetId: number) =>
  db.select().from(sheetChanges).where(eq(sheetChanges.sheet_id, sheetId)).orderBy(asc(sheetChanges.id))

export const selectSessions = (db: Db, sheetId: number) =>
  db
    .select()
    .from(expertSessions)
    .where(eq(expertSessions.sheet_id, sheetId))
    .orderBy(asc(expertSessions.begin_at))

/** The check-ins of an expert at a meeting or its large meeting, by form or on site. */
export const selectCheckins = async (db: Db, meetingId: number, userId: number) => {
  const { rows } = await db.execute<{ at: string; method: string }>(sql`
    with scope as (
      select id from ${meetings} where id = ${meetingId}
      union select parent_id from ${meetings} where id = ${meetingId} and parent_id is not null)
    select submitted_at as at, 'form' as method from ${checkins}
      where meeting_id in (select id from scope) and user_id = ${userId} and state <> ${checkinStates.failed}
    union all
    select at, method from ${checkinVisits} where meeting_id in (select id from scope) and user_id = ${userId}
    order by at`)
  return rows.map(({ at, method }) => ({ at: new Date(at), method }))
}

/** How many watched in each minute of a period. */
export const selectViewersPerMinute = async (db: Db, meetingId: number, from: Date, until: Date) => {
  const { rows } = await db.execute<{ at: string; viewers: number }>(sql`
    select minute as at, count(w.viewer)::int as viewers
    from generate_series(${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz, interval '1 minute') minute
    left join ${liveWatchers} w on w.meeting_id = ${meetingId} and w.first_at <= minute + interval '1 minute' and w.last_at >= minute
    group by minute order by minute`)
  return rows.map(({ at, viewers }) => ({ at: new Date(at), viewers }))
}

export const selectRecordings = (db: Db, meetingId: number) =>
  db
    .select()
    .from(meetingRecordings)
    .where(eq(meetingRecordings.meeting_id, meetingId))
    .orderBy(asc(meetingRecordings.sort), asc(meetingRecordings.id))

export type RecordingRow = Awaited<ReturnType<typeof selectRecordings>>[number]

/** What was paid out to somebody since a moment. A payout may contain several fees; the bank account is left out. */
export const selectPayouts = (db: Db, userId: number, since: Date) =>
  db
    .select({
      withdrawalNo: withdrawals.withdrawal_no,
      amountFen: withdrawals.amount_fen,
      receiptNo: withdrawals.receipt_no,
      settledAt: withdrawals.settled_at,
    })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.user_id, userId),
        eq(withdrawals.stage, withdrawalStages.paid),
        gte(withdrawals.settled_at, since),
      ),
    )
    .orderBy(asc(withdrawals.id))
