import { defineFeature } from '#kernel/feature.ts'
import { guardPlayback } from './guard-playback.ts'
import { linkSlidesJob } from './link-slides.ts'
import { markSlides } from './mark-slides.ts'
import { serveLetters } from './serve-letters.ts'
import { approvePlayback, getLecture } from './show-lecture.ts'

export const lecturePlaybackFeature = defineFeature({
  name: 'lecture-playback',
  calls: [getLecture, approvePlayback, markSlides],
  listeners: [guardPlayback],
  jobs: [linkSlidesJob],
  start: (services, app) => serveLetters(app, services),
})
