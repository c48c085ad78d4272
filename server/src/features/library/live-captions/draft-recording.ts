import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { changeCaptions } from '#server/features/library/talk-captions/change-captions.ts'
import { captionsOf } from '#server/features/library/talk-captions/find-talk.ts'
import { selectTalk } from '#server/features/library/talk-captions/talk-captions.queries.ts'
import { momentsOf, timelineOf } from '#server/features/meetings/meetings/recording-timeline.ts'
import { selectLines, selectTape } from './live-captions.queries.ts'
import { makeCues } from './make-cues.ts'

const language = 'zh'
const mostLines = 20_000

/** What was recognised live becomes captions of the recording that somebody has to check, unless it has some. */
async function draftRecording(services: Services, { recordingId }: { recordingId: number }): Promise<void> {
  const { db } = services
  const talk = await selectTalk(db, 'recording', recordingId)
  if (!talk || captionsOf(talk).some((caption) => caption.language === language)) return
  const tape = await selectTape(db, recordingId)
  const timeline = timelineOf(tape)
  const moments = timeline && momentsOf(timeline, 0, tape.seconds * 1000)
  if (!moments) return
  const cues = makeCues(await selectLines(db, tape.meeting_id, moments, mostLines), timeline)
  if (cues.length > 0)
    await changeCaptions(services, talk, { language, cues, isMachine: true, ownerId: null })
}

export const draftRecordingJob = defineJob<{ recordingId: number }>({
  name: 'draft-recording-captions',
  retryWaits: [60, 600, 3600],
  run: draftRecording,
})
