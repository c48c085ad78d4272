import { minutesFailures } from '#contract/practice/conference-minutes.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context, Services } from '#kernel/services.ts'
import { mayStillWatch } from '#server/features/community/room-recordings/may-still-watch.ts'
import { selectViewable } from '#server/features/community/room-recordings/room-recordings.queries.ts'
import type { RecordingRow } from '#server/features/community/room-recordings/room-recordings.queries.ts'
import { subjectIdOf } from '#server/features/community/rooms/open-room.ts'
import { conferenceRoomKind } from '#server/features/practice/conferences/conference-room-kind.ts'
import { isHostOf } from '#server/features/practice/conferences/conferences.present.ts'
import { selectConference } from '#server/features/practice/conferences/conferences.queries.ts'
import type { ConferenceRow } from '#server/features/practice/conferences/conferences.queries.ts'

export type Recorded = { recording: RecordingRow; conference: ConferenceRow['conference']; isHost: boolean }

/** A recording of a conference, for those who may watch it; it does not exist for others. */
export async function findRecorded(
  services: Services,
  recordingId: number,
  userId: number,
): Promise<Recorded | undefined> {
  const found = await selectViewable(services.db, recordingId, userId)
  if (found?.room.kind !== conferenceRoomKind.kind) return undefined
  if (!(await mayStillWatch(services, found.room, userId))) return undefined
  const row = await selectConference(services.db, subjectIdOf(found.room), userId)
  return row && { recording: found.recording, conference: row.conference, isHost: isHostOf(row) }
}

export async function requireRecorded(context: Context, recordingId: number): Promise<Recorded> {
  const found = await findRecorded(context, recordingId, memberOf(context).userId)
  if (!found) throw refuse(failures.dataMissing)
  return found
}

export async function requireHost(context: Context, recordingId: number): Promise<Recorded> {
  const found = await requireRecorded(context, recordingId)
  if (!found.isHost) throw refuse(minutesFailures.minutesHostOnly)
  return found
}
