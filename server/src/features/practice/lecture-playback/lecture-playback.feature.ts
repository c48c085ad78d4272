import { defineFeature } from '#kernel/feature.ts'
import { guardPlayback } from './guard-playback.ts'
import { serveLetters } from './serve-letters.ts'
import { approvePlayback, getLecture } from './show-lecture.ts'

export const lecturePlaybackFeature = defineFeature({
  name: 'lecture-playback',
  calls: [getLecture, approvePlayback],
  listeners: [guardPlayback],
  start: (services, app) => serveLetters(app, services),
})
