import { itemFailures } from '#contract/wire/item-types.ts'
import { meetingFailures } from '#contract/meetings/meetings.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { selectMeeting } from './meetings.queries.ts'
import type { MeetingRow } from './meetings.queries.ts'
import { hasSession } from './programme.queries.ts'

export async function findMeeting(db: Db, meetingId: number): Promise<MeetingRow> {
  const row = await selectMeeting(db, meetingId)
  if (!row) throw refuse(meetingFailures.meetingMissing)
  return row
}

/** Published or not: for those who prepare it. */
export async function findAnyMeeting(db: Db, meetingId: number): Promise<MeetingRow> {
  const row = await selectMeeting(db, meetingId, true)
  if (!row) throw refuse(meetingFailures.meetingMissing)
  return row
}

/** A published meeting; operators who moderate meetings also find one that is being prepared or was taken back. */
export const findMeetingFor = ({ db, member }: Pick<Context, 'db' | 'member'>, meetingId: number) =>
  may(member, 'meetings.moderate') ? findAnyMeeting(db, meetingId) : findMeeting(db, meetingId)

/** A meeting, and a session that must be in its programme. */
export async function findSession(db: Db, meetingId: number, sessionId = 0): Promise<MeetingRow['meeting']> {
  const { meeting } = await findMeeting(db, meetingId)
  await requireSession(db, meetingId, sessionId)
  return meeting
}

/** The programme has this session; 0 names none. */
export async function requireSession(db: Db, meetingId: number, sessionId: number): Promise<void> {
  if (sessionId > 0 && !(await hasSession(db, meetingId, sessionId)))
    throw refuse(itemFailures.programMissing)
}
