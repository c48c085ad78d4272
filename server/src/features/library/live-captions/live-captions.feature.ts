import { readLiveCaptionGroup } from '#contract/library/live-captions.ts'
import { defineFeature } from '#kernel/feature.ts'
import { listenTo } from '#kernel/listeners.ts'
import { defineSocketGroup } from '#kernel/socket/group-access.ts'
import { recordingSaved } from '#server/features/meetings/live/live.events.ts'
import { draftRecordingJob } from './draft-recording.ts'
import { getCaptionWindow } from './get-window.ts'
import { deleteOldLines } from './live-captions.queries.ts'
import { mayReadCaptions } from './may-read.ts'
import { runCaptions } from './run-captions.ts'

export const liveCaptionsFeature = defineFeature({
  name: 'live-captions',
  calls: [getCaptionWindow],
  socketGroups: [defineSocketGroup(readLiveCaptionGroup, mayReadCaptions)],
  listeners: [listenTo(recordingSaved, ({ db, jobs }, saved) => jobs.send(db, draftRecordingJob, saved))],
  jobs: [draftRecordingJob],
  cleanups: [({ db }) => deleteOldLines(db)],
  start: runCaptions,
})
