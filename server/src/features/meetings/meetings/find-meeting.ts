import { meetingFailures } from '#contract/meetings/meetings.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { judgeCaller } from './admission.ts'
import { selectMeeting } from './meetings.queries.ts'
import type { MeetingRow } from './meetings.queries.ts'
import { hasSession } from './programme.queries.ts'

export async function findMeeting(db: Db, meetingId: number): Promise<MeetingRow> {
  const row = await selectMeeting(db, meetingId)
  if (!row) throw refuse(meetingFailures.meetingMissing)
  return row
}

/** A meeting, and a session that is of its programme. */
export async function findSession(db: Db, meetingId: number, sessionId = 0): Promise<MeetingRow['meeting']> {
  const { meeting } = await findMeeting(db, meetingId)
  if (sessionId > 0 && !(await hasSession(db, meetingId, sessionId)))
    throw refuse(meetingFailures.programMissing)
  return meeting
}

/** Those who may not are told why by `requireWatching`. */
export async function mayCallerWatch(context: Context, { meeting }: MeetingRow): Promise<boolean> {
  return (await judgeCaller(context, meeting)).verdict.is === 'go'
}
