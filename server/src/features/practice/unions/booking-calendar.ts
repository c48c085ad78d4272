import { bookingStates, unionBookingFailures } from '#contract/practice/union-bookings.ts'
import { refuse } from '#kernel/fail.ts'
import { defineCalendarFile } from '#server/features/meetings/reservations/calendar-file.ts'
import { selectBooking } from './bookings.queries.ts'
import { unionText } from './unions.text.ts'

export const bookingCalendar = defineCalendarFile({
  name: 'union-meeting',
  idName: 'booking_id',
  async find({ db }, bookingId, origin) {
    const row = await selectBooking(db, bookingId, 0)
    if (row?.booking.state !== bookingStates.approved) throw refuse(unionBookingFailures.bookingMissing)
    const { booking, department } = row
    const address = `${origin}/appointmentMeeting?id=${booking.union_id}&booking_id=${booking.id}`
    return {
      uid: `union-meeting-${booking.id}@${new URL(origin).hostname}`,
      title: booking.topic,
      description: `${department.hospital} ${department.name}\n${address}`,
      place: booking.place || unionText.zh.videoRoom,
      address,
      beginAt: booking.begin_at,
      endAt: booking.end_at,
      alarmMinutes: [60, 10],
    }
  },
})
