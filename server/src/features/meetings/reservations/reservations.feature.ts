import { defineFeature } from '#kernel/feature.ts'
import { listReservations, reserveMeeting } from './reserve-meeting.ts'
import { getCalendarFeed, serveCalendar } from './serve-calendar.ts'
import { queueReminders } from './queue-reminders.ts'
import { remind } from './remind.ts'

export const reservationsFeature = defineFeature({
  name: 'reservations',
  calls: [reserveMeeting, listReservations, getCalendarFeed],
  jobs: [queueReminders, remind],
  start: (services, app) => serveCalendar(app, services),
})
