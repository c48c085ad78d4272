import { itemFailures } from '#contract/wire/item-types.ts'
import { meetingFailures } from '#contract/meetings/meetings.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
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

/** A meeting, and a session that must be in its programme. */
export async function findSession(db: Db, meetingId: number, sessionId = 0): Promise<MeetingRow['meeting']> {
  const { meeting } = await findMeeting(db, meetingId)
  if (sessionId > 0 && !(await hasSession(db, meetingId, sessionId)))
    throw refuse(itemFailures.programMissing)
  return meeting
}
