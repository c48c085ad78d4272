import { liveFailures } from '#contract/meetings/live.ts'
import { listenTo } from '#kernel/listeners.ts'
import { refuse } from '#kernel/fail.ts'
import { recordingPublishing } from '#server/features/meetings/live/live.events.ts'
import { selectRecording } from '#server/features/meetings/live/live-recordings.queries.ts'
import { insertChange } from '#server/features/practice/expert-sheets/changes.queries.ts'
import { notifySheetChange } from '#server/features/practice/expert-sheets/notify-sheet-change.ts'
import { selectUnapproved } from './lecture-playback.queries.ts'

/** What a lecturer has not approved is published only with a reason, which the lecturer can read. */
export const guardPlayback = listenTo(recordingPublishing, async ({ db, jobs }, publishing) => {
  const { recordingId, userId, reason } = publishing
  const sheetIds = await selectUnapproved(db, publishing)
  if (sheetIds.length === 0) return
  if (reason === '') throw refuse(liveFailures.unapproved)
  const recording = await selectRecording(db, recordingId)
  for (const sheet_id of sheetIds) {
    const changeId = await insertChange(db, {
      sheet_id,
      kind: 'playback_published_anyway',
      subject_id: recordingId,
      detail: { title: recording?.name ?? '' },
      reason,
      actor_id: userId,
      by_guest: false,
    })
    await jobs.send(db, notifySheetChange, { changeId })
  }
})
