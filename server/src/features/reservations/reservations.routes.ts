import { listReservations, reserveMeeting } from './reserve-meeting.ts'
import { getCalendarFeed } from './serve-calendar.ts'

export const reservationRoutes = [reserveMeeting, listReservations, getCalendarFeed]
