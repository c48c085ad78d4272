import { defineFeature } from '#kernel/feature.ts'
import { sessionsResource } from './expert-sessions.console.ts'
import { affirmSession } from './affirm-session.ts'
import { getBusyTimes, getSchedule, getSession, listSessions } from './read-sessions.ts'
import { sessionCalendar } from './session-calendar.ts'

export const expertSessionsFeature = defineFeature({
  name: 'expert-sessions',
  resources: [sessionsResource],
  calls: [listSessions, getSchedule, getSession, affirmSession, getBusyTimes],
  start: (services, app) => sessionCalendar.serve(app, services),
})
