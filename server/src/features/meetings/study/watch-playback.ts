import { itemFailures } from '#contract/wire/item-types.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { requireWatching } from '#server/features/meetings/watching/admission.ts'
import { selectPublishedRecording } from '#server/features/meetings/meetings/recordings.queries.ts'
import { findShownSessions } from '#server/features/meetings/watching/shown-sessions.ts'
import { openWatchSession } from './open-watch.ts'

export const watchPlayback = answer(studyCalls.watchPlayback, async (input, context) => {
  const row = await findMeeting(context.db, input.meeting_id)
  const recording = await selectPublishedRecording(context.db, row.meeting.id, input.l_r_id)
  // The sessions that count are those that the recording shows, whatever the caller says.
  const sessionIds = await findShownSessions(context.db, row.meeting.id, recording)
  await requireWatching(context, row.meeting, sessionIds)
  if (!recording) throw refuse(itemFailures.programMissing, { detail: 'l_r_id' })
  return openWatchSession(context, {
    meetingId: row.meeting.id,
    recordingId: recording.id,
    scheduleId: recording.session_id ?? 0,
    pf: input.pf,
    uid: input.uid,
  })
})
