import { and, asc, eq, sql } from 'drizzle-orm'
import { withdrawalStages } from '#contract/commerce/withdrawals.ts'
import type { Db } from '#kernel/database.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
} from '#server/features/commerce/ledger/ledger.tables.ts'
import { withdrawals } from '#server/features/commerce/withdrawals/withdrawals.tables.ts'
import { roomPeople, roomPresence, rooms } from '#server/features/community/rooms/rooms.tables.ts'
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

/** When somebody was in the room of a meeting. A stay whose end nobody has noted counts until the last sign of life. */
export const selectStays = async (db: Db, meetingId: number, userId: number) => {
  const { rows } = await db.execute<{ joined_at: string; left_at: string }>(sql`
    select s.joined_at, coalesce(s.left_at, s.alive_at) as left_at
    from ${roomPresence} s join ${roomPeople} p on p.id = s.person_id join ${rooms} r on r.id = s.room_id
    where r.subject = ${`meeting ${meetingId}`} and p.user_id = ${userId}
    order by s.joined_at`)
  return rows.map(({ joined_at, left_at }) => ({ from: new Date(joined_at), until: new Date(left_at) }))
}

/** What was paid out to somebody; the bank account is left out. */
export const selectPayouts = (db: Db, userId: number) =>
  db
    .select({
      withdrawalNo: withdrawals.withdrawal_no,
      amountFen: withdrawals.amount_fen,
      receiptNo: withdrawals.receipt_no,
      settledAt: withdrawals.settled_at,
    })
    .from(withdrawals)
    .where(and(eq(withdrawals.user_id, userId), eq(withdrawals.stage, withdrawalStages.paid)))
    .orderBy(asc(withdrawals.id))

/** Everything that has changed what somebody may withdraw, in the order of the books. */
export const selectMovements = (db: Db, userId: number) =>
  db
    .select({
      reference: ledgerEntries.reference,
      kind: ledgerEntries.kind,
      amountFen: ledgerPostings.amount_fen,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerPostings, eq(ledgerPostings.account_id, ledgerAccounts.id))
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entry_id))
    .where(and(eq(ledgerAccounts.user_id, userId), eq(ledgerAccounts.kind, 'available')))
    .orderBy(asc(ledgerEntries.id))
