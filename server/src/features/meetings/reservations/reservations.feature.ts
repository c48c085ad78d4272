import { defineFeature } from '#kernel/feature.ts'
import { listReservations, reserveMeeting } from './reserve-meeting.ts'
import { getCalendarFeed, serveCalendar } from './serve-calendar.ts'
import { remindRegularly } from './remind.ts'

export const reservationsFeature = defineFeature({
  name: 'reservations',
  calls: [reserveMeeting, listReservations, getCalendarFeed],
  start(services, app) {
    serveCalendar(app, services)
    return remindRegularly(services)
  },
})
