import type { FastifyInstance } from 'fastify'
import { bookingStates, unionBookingFailures } from '#contract/practice/union-bookings.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { isSigned, signedAddress } from '#kernel/files/signed-address.ts'
import { flatten } from '#kernel/http/form-body.ts'
import { readId } from '#kernel/pages/read-id.ts'
import type { Services } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'
import { writeCalendar } from '#server/features/meetings/reservations/icalendar.ts'
import { originOf } from '#server/features/meetings/reservations/serve-calendar.ts'
import { selectBooking } from './bookings.queries.ts'
import { unionText } from './unions.text.ts'

const path = '/calendar/union-meeting.ics'
const lifeMs = 24 * 3600_000
const alarmMinutes = [60, 10]

const keyOf = (bookingId: number) => `union-meeting-${bookingId}.ics`

/** Calendars read without a login, so that a member gets an address that opens for a day. */
export function bookingCalendarAddress(vault: Vault, bookingId: number): string {
  const signed = new URL(signedAddress(vault, keyOf(bookingId), lifeMs), 'http://localhost')
  signed.searchParams.set('booking_id', String(bookingId))
  return `${path}?${signed.searchParams.toString()}`
}

export function serveBookingCalendar(app: FastifyInstance, services: Services): void {
  app.get(path, async (request, reply) => {
    const query = flatten(request.query)
    const bookingId = readId(query.booking_id)
    if (!isSigned(services.vault, keyOf(bookingId), query)) throw refuse(failures.noPermission)
    const row = await selectBooking(services.db, bookingId, 0)
    if (row?.booking.state !== bookingStates.approved) throw refuse(unionBookingFailures.bookingMissing)
    const { booking, department } = row
    const origin = originOf(services, request)
    const address = `${origin}/appointmentMeeting?id=${booking.union_id}&booking_id=${booking.id}`
    const event = {
      uid: `union-meeting-${booking.id}@${new URL(origin).hostname}`,
      title: booking.topic,
      description: `${department.hospital} ${department.name}\n${address}`,
      place: booking.place,
      address,
      beginAt: booking.begin_at,
      endAt: booking.end_at,
      alarmMinutes,
    }
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${keyOf(booking.id)}"`,
        'cache-control': 'private, no-store',
      })
      .send(writeCalendar({ name: unionText.zh.title, events: [event] }, new Date()))
  })
}
