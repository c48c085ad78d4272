import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { reportText, studyCalls } from '#contract/meetings/study.ts'
import type { PlayedRange, WatchSession } from '#contract/meetings/study.ts'
import type { Db } from '#kernel/database.ts'
import { checkins } from '#server/features/meetings/checkin/checkin.tables.ts'
import { onAirPeriods } from '#server/features/meetings/meetings/on-air.tables.ts'
import { addLiveFetches } from '#server/features/meetings/study/live-fetches.queries.ts'
import { watchers } from '#server/features/meetings/study/study.tables.ts'
import type { TestClient } from './test-app.ts'

/** As if so much time had passed since somebody's last report. */
export const letPass = (db: Db, userId: number, seconds: number) =>
  db
    .update(watchers)
    .set({ claimed_until: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(watchers.user_id, userId))

/** As if so many seconds of a live stream had been sent to somebody. */
export const noteSent = (db: Db, userId: number, meetingId: number, seconds: number) =>
  addLiveFetches(db, [{ userId, meetingId, ms: seconds * 1000, bytes: seconds * 60_000 }])

/** A report as a player signs it. */
export const signReport = (session: WatchSession, seq: number, ranges: PlayedRange[]) => ({
  session_id: session.session_id,
  seq,
  ranges,
  report_sign: createHmac('sha256', session.secret)
    .update(reportText(session.session_id, seq, ranges))
    .digest('hex'),
})

export const report = (client: TestClient, session: WatchSession, seq: number, ranges: PlayedRange[]) =>
  client.ask(studyCalls.report, signReport(session, seq, ranges))

export const buildCheckin = (db: Db, meetingId: number, userId: number, state: 1 | 2 | 3 = 2) =>
  db.insert(checkins).values({ meeting_id: meetingId, user_id: userId, form_sealed: Buffer.from('-'), state })

/** On air from so many seconds from now, until so many or without an end; `confirmed` for a stream that a process holds. */
export function buildOnAir(
  db: Db,
  meetingId: number,
  [from, to]: [from: number, to?: number],
  confirmed?: number,
) {
  const at = (seconds: number | undefined) =>
    seconds === undefined ? null : sql`now() + make_interval(secs => ${seconds})`
  return db
    .insert(onAirPeriods)
    .values({ meeting_id: meetingId, began_at: at(from)!, ended_at: at(to), confirmed_at: at(confirmed) })
}
