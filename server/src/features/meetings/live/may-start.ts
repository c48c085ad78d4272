import { liveFailures } from '#contract/meetings/live.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { findMeetingFor } from '#server/features/meetings/meetings/find-meeting.ts'
import { selectIsManager } from '#server/features/meetings/meetings/managers.queries.ts'
import type { MeetingRow } from '#server/features/meetings/meetings/meetings.queries.ts'
import { speaksIn } from '#server/features/meetings/watching/lecturers.queries.ts'

/** Operators, those who run a meeting, and its speakers may start it. */
export async function mayStart(
  { db, member }: Pick<Context, 'db' | 'member'>,
  meetingId: number,
): Promise<boolean> {
  if (!member) return false
  return (
    may(member, 'meetings.edit') ||
    (await speaksIn(db, meetingId, member.userId)) ||
    selectIsManager(db, meetingId, member.userId)
  )
}

export async function findStartable(context: Context, meetingId: number): Promise<MeetingRow> {
  memberOf(context)
  const row = await findMeetingFor(context, meetingId)
  if (!(await mayStart(context, meetingId))) throw refuse(liveFailures.notEntitled)
  return row
}
