import { listenTo } from '#kernel/events.ts'
import { defineFeature } from '#kernel/feature.ts'
import { reservationsResource } from './reservations.console.ts'
import { meetingSoon } from './reservations.notices.ts'
import { meetingMoved } from '#server/features/meetings/meetings/meetings.events.ts'
import { listReservations, reserveMeeting } from './reserve-meeting.ts'
import { getCalendarFeed } from './get-calendar-feed.ts'
import { serveCalendar } from './serve-calendar.ts'
import { queueReminders, sendReminders } from './queue-reminders.ts'
import { remind } from './remind.ts'

export const reservationsFeature = defineFeature({
  name: 'reservations',
  notices: [meetingSoon],
  resources: [reservationsResource],
  calls: [reserveMeeting, listReservations, getCalendarFeed],
  jobs: [queueReminders, remind],
  listeners: [listenTo(meetingMoved, (services, { meetingId }) => sendReminders(services, meetingId))],
  start: (services, app) => serveCalendar(app, services),
})
