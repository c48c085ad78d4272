import type { Db } from '#kernel/database.ts'
import { timelineOf } from '#server/features/meetings/meetings/recording-timeline.ts'
import type { MadeLive } from '#server/features/meetings/meetings/recording-timeline.ts'
import { beginOnTape } from '#server/features/meetings/meetings/sessions-on-tape.ts'
import { selectGuardedSessions } from './watching.queries.ts'
import type { GuardedSession } from './watching.queries.ts'

type Recording = MadeLive & { session_id: number | null }

/** A recording shows the session it was filed under, and those that were held while it was made. */
export function showsSession(recording: Recording, session: GuardedSession): boolean {
  if (recording.session_id === session.id) return true
  return beginOnTape(timelineOf(recording) ?? [], session) !== undefined
}

/**
 * The sessions whose requirements a recording has. A file cannot be opened in part, so all of it is for those who may
 * watch every session that it shows. Asked whenever it is watched: requirements may change after it was saved.
 */
export function shownSessions(recording: Recording, guarded: readonly GuardedSession[]): number[] {
  const shown = guarded.filter((session) => showsSession(recording, session)).map(({ id }) => id)
  // What a session requires includes what its meeting does, which may be a part of the recording's meeting.
  return [...new Set(recording.session_id === null ? shown : [recording.session_id, ...shown])]
}

/** None for a recording that does not exist: then the meeting itself is asked about. */
export const findShownSessions = async (db: Db, meetingId: number, recording: Recording | undefined) =>
  recording ? shownSessions(recording, await selectGuardedSessions(db, meetingId)) : []
