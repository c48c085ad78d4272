import { liveFailures } from '#contract/meetings/live.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectRecording, updateRecording } from './live-recordings.queries.ts'
import { recordingPublishing } from './live.events.ts'
import { findStartable } from './may-start.ts'

type Publication = { isPublished: boolean; name?: string | undefined; reason: string }

/** Shows a recording below its meeting, or hides it. Those who have a say in it, such as its lecturers, may refuse. */
export async function publishRecording(
  context: Context,
  recordingId: number,
  { isPublished, name, reason }: Publication,
) {
  const recording = await selectRecording(context.db, recordingId)
  if (!recording) throw refuse(liveFailures.recordingMissing)
  await findStartable(context, recording.meeting_id)
  return context.db.transaction(async (db) => {
    if (isPublished && !recording.published)
      await context.events.publish(db, recordingPublishing, {
        recordingId: recording.id,
        meetingId: recording.meeting_id,
        sessionId: recording.session_id,
        userId: memberOf(context).userId,
        reason,
      })
    return updateRecording(db, recording.id, { published: isPublished, ...(name && { name }) })
  })
}
