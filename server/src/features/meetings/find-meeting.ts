import { meetingFailures } from '#contract/meetings.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/house.ts'
import { mayWatch } from './meetings.policy.ts'
import { selectMeeting } from './meetings.queries.ts'
import type { MeetingRow } from './meetings.queries.ts'
import { isFaculty } from './programme.queries.ts'

export async function findMeeting(db: Db, meetingId: number): Promise<MeetingRow> {
  const row = await selectMeeting(db, meetingId)
  if (!row) throw refuse(meetingFailures.meetingMissing)
  return row
}

export async function mayCallerWatch(
  { db, member }: Pick<Context, 'db' | 'member'>,
  { meeting }: MeetingRow,
): Promise<boolean> {
  if (meeting.audience === 'all' || !member) return mayWatch(meeting.audience, undefined)
  return mayWatch(meeting.audience, {
    isOperator: member.role === 'operator',
    userType: member.userType,
    isFaculty: await isFaculty(db, meeting.id, member.userId),
  })
}
