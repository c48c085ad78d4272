import { reportSeconds } from '#contract/meetings/study.ts'
import type { WatchSession } from '#contract/meetings/study.ts'
import type { Context } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'
import { planRecall } from './plan-recall.ts'
import { insertWatchSession, replaceSession } from './watch.queries.ts'

/** `recordingId` 0 is the live stream. */
export type Watched = { meetingId: number; recordingId: number; scheduleId: number; pf: string; uid: string }

/** The secret is derived from the master key, so that every server knows it and none stores it. */
export const reportSecret = (vault: Vault, sessionId: number, userId: number) =>
  vault.digest(`watch reports ${sessionId} ${userId}`).toString('hex')

/** Opens the session in which a player reports; whether the caller may watch was decided before. A visitor's time is not counted. */
export async function openWatchSession(
  { db, vault, member }: Pick<Context, 'db' | 'vault' | 'member'>,
  watched: Watched,
): Promise<WatchSession> {
  if (!member) return { session_id: 0, secret: '', report_seconds: reportSeconds }
  const { userId } = member
  const sessionId = await db.transaction(async (db) => {
    const session = {
      user_id: userId,
      meeting_id: watched.meetingId,
      recording_id: watched.recordingId,
      schedule_id: watched.scheduleId,
      pf: watched.pf,
      uid: watched.uid,
    }
    const id = await insertWatchSession(db, session)
    await replaceSession(db, id, session, new Date())
    await planRecall(db, { userId, ...watched }, new Date())
    return id
  })
  return {
    session_id: sessionId,
    secret: reportSecret(vault, sessionId, userId),
    report_seconds: reportSeconds,
  }
}
