import { checkinFailures } from '#contract/meetings/checkin.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { selectIsManager } from '#server/features/meetings/meetings/managers.queries.ts'
import { findSession } from '#server/features/meetings/meetings/find-meeting.ts'
import { findCheckin } from './find-checkin.ts'
import type { SiteId } from './site-code.ts'
import { selectSessionTime } from './visits.queries.ts'

const opensBeforeMs = 60 * 60_000

/** A meeting, or one session of it, that people check in to on site. */
export async function findSite(db: Db, { meetingId, sessionId }: SiteId, now = new Date()) {
  await findSession(db, meetingId, sessionId)
  const checkin = await findCheckin(db, meetingId)
  if (!checkin.isNeeded) throw refuse(checkinFailures.notNeeded)
  const session = sessionId > 0 ? await selectSessionTime(db, sessionId) : undefined
  const { begin_at, end_at } = session ?? checkin.meeting
  const isOpen = now.getTime() >= begin_at.getTime() - opensBeforeMs && now < end_at
  return {
    siteId: { meetingId: checkin.checkinMeetingId, sessionId },
    title: session?.title ?? checkin.meeting.title,
    isOpen,
  }
}

export async function findOpenSite(db: Db, siteId: SiteId, at = new Date()) {
  const site = await findSite(db, siteId, at)
  if (!site.isOpen) throw refuse(checkinFailures.notOpen)
  return site
}

/** Only those who run the meeting, and operators. */
export async function mayRun(context: Context, meetingId: number): Promise<boolean> {
  const member = memberOf(context)
  return may(member, 'meetings.moderate') || selectIsManager(context.db, meetingId, member.userId)
}

export async function requireManager(context: Context, meetingId: number): Promise<void> {
  if (!(await mayRun(context, meetingId))) throw refuse(failures.noPermission)
}
