import { defineFeature } from '#kernel/feature.ts'
import { minutesNotices } from './conference-minutes.notices.ts'
import { beginMinutes, collectMinutes, makeMinutes } from './make-minutes.ts'
import { serveMinutesSound } from './minutes-sound.ts'
import { serveMinutes } from './serve-minutes.ts'
import { getMinutes } from './show-minutes.ts'
import { correctLine, saveSummary } from './write-minutes.ts'

export const conferenceMinutesFeature = defineFeature({
  name: 'conference-minutes',
  notices: Object.values(minutesNotices),
  calls: [getMinutes, makeMinutes, correctLine, saveSummary],
  jobs: [beginMinutes, collectMinutes],
  start(services, app) {
    serveMinutes(services, app)
    serveMinutesSound(services, app)
  },
})
