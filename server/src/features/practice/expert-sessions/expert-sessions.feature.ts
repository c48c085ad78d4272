import { defineFeature } from '#kernel/feature.ts'
import { sessionsResource } from './expert-sessions.console.ts'
import { affirmSession } from './affirm-session.ts'
import { addSession, changeSession, decideProposal, removeSession } from './plan-sessions.ts'
import { getBusyTimes, getSchedule, getSession, listSessions } from './read-sessions.ts'
import { sessionCalendar } from './session-calendar.ts'

export const expertSessionsFeature = defineFeature({
  name: 'expert-sessions',
  resources: [sessionsResource],
  calls: [
    listSessions,
    getSchedule,
    getSession,
    affirmSession,
    getBusyTimes,
    addSession,
    changeSession,
    removeSession,
    decideProposal,
  ],
  start: (services, app) => sessionCalendar.serve(app, services),
})
