import { defineFeature } from '#kernel/feature.ts'
import { appendRecording } from './append-recording.ts'
import { cleanUpRecordings } from './clean-up-recordings.ts'
import { followOutsideRecording } from './follow-outside.ts'
import { listRecordings } from './list-recordings.ts'
import { serveRecordings } from './serve-recordings.ts'

export const roomRecordingsFeature = defineFeature({
  name: 'room-recordings',
  calls: [appendRecording, listRecordings],
  jobs: [followOutsideRecording],
  cleanups: [cleanUpRecordings],
  start: serveRecordings,
})
