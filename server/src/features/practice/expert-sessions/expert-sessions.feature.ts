import { defineFeature } from '#kernel/feature.ts'
import { sessionsResource } from './expert-sessions.console.ts'
import { sessionNotices } from './expert-sessions.notices.ts'
import { affirmSession } from './affirm-session.ts'
import { notifySessionChange } from './notify-session-change.ts'
import { addSession, changeSession, decideProposal, removeSession } from './plan-sessions.ts'
import { getBusyTimes, getSchedule, getSession, listSessions } from './read-sessions.ts'
import { sendSheetSms } from './send-sheet-sms.ts'
import { sessionCalendar } from './session-calendar.ts'

export const expertSessionsFeature = defineFeature({
  name: 'expert-sessions',
  notices: Object.values(sessionNotices),
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
  jobs: [notifySessionChange, sendSheetSms],
  start: (services, app) => sessionCalendar.serve(app, services),
})
