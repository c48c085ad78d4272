import { checkinFailures } from '#contract/meetings/checkin.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectIsManager } from '#server/features/meetings/meetings/managers.queries.ts'
import { findSession } from '#server/features/meetings/meetings/find-meeting.ts'
import { findSignIn } from './find-sign-in.ts'
import type { Place } from './site-code.ts'
import { selectSessionTime } from './visits.queries.ts'

const opensBeforeMs = 60 * 60_000

/** A meeting, or one session of it, that people sign in to on site. */
export async function findSite(db: Db, { meetingId, sessionId }: Place, now = new Date()) {
  await findSession(db, meetingId, sessionId)
  const signIn = await findSignIn(db, meetingId)
  if (!signIn.isNeeded) throw refuse(checkinFailures.notNeeded)
  const session = sessionId > 0 ? await selectSessionTime(db, sessionId) : undefined
  const { begin_at, end_at } = session ?? signIn.meeting
  const isOpen = now.getTime() >= begin_at.getTime() - opensBeforeMs && now < end_at
  return {
    place: { meetingId: signIn.keptAt, sessionId },
    title: session?.title ?? signIn.meeting.title,
    isOpen,
  }
}

export async function findOpenSite(db: Db, place: Place) {
  const site = await findSite(db, place)
  if (!site.isOpen) throw refuse(checkinFailures.notOpen)
  return site
}

/** Only those who run the meeting, and operators. */
export async function mayRun(context: Context, meetingId: number): Promise<boolean> {
  const { userId, role } = memberOf(context)
  return role === 'operator' || selectIsManager(context.db, meetingId, userId)
}

export async function requireManager(context: Context, meetingId: number): Promise<void> {
  if (!(await mayRun(context, meetingId))) throw refuse(failures.noPermission)
}
