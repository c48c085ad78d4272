import { listenTo } from '#kernel/listeners.ts'
import { defineFeature } from '#kernel/feature.ts'
import { reservationsResource } from './reservations.console.ts'
import { meetingCancelled, meetingMovedNotice, meetingSoon } from './reservations.notices.ts'
import { meetingMoved, publicationChanged } from '#server/features/meetings/meetings/meetings.events.ts'
import { notifyReserved, queueChange } from './notify-reserved.ts'
import { listReservations, reserveMeeting } from './reserve-meeting.ts'
import { getCalendarFeed } from './get-calendar-feed.ts'
import { serveCalendar } from './serve-calendar.ts'
import { queueReminders, sendReminders } from './queue-reminders.ts'
import { remind } from './remind.ts'

export const reservationsFeature = defineFeature({
  name: 'reservations',
  notices: [meetingSoon, meetingMovedNotice, meetingCancelled],
  resources: [reservationsResource],
  calls: [reserveMeeting, listReservations, getCalendarFeed],
  jobs: [queueReminders, remind, notifyReserved],
  listeners: [
    listenTo(meetingMoved, (services, { meetingId }) => sendReminders(services, meetingId)),
    listenTo(meetingMoved, queueChange),
    listenTo(publicationChanged, queueChange),
  ],
  start: (services, app) => serveCalendar(app, services),
})
