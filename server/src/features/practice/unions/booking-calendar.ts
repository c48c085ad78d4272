import type { FastifyInstance } from 'fastify'
import { bookingStates, unionBookingFailures } from '#contract/practice/union-bookings.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import { defineCalendarFile } from '#server/features/meetings/reservations/calendar-file.ts'
import { selectBooking } from './bookings.queries.ts'

const alarmMinutes = [60, 10]

export const bookingFile = defineCalendarFile({ name: 'union-meeting', idField: 'booking_id' })

export const serveBookingCalendar = (app: FastifyInstance, services: Services) =>
  bookingFile.serve(app, services, async (bookingId, origin) => {
    const row = await selectBooking(services.db, bookingId, 0)
    if (row?.booking.state !== bookingStates.approved) throw refuse(unionBookingFailures.bookingMissing)
    const { booking, department } = row
    const address = `${origin}/appointmentMeeting?id=${booking.union_id}&booking_id=${booking.id}`
    return {
      uid: `union-meeting-${booking.id}@${new URL(origin).hostname}`,
      title: booking.topic,
      description: `${department.hospital} ${department.name}\n${address}`,
      place: booking.place,
      address,
      beginAt: booking.begin_at,
      endAt: booking.end_at,
      alarmMinutes,
    }
  })
