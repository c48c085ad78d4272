import { bookingStates } from '#contract/practice/union-bookings.ts'
import type { BookingParticipant, UnionBooking, UnionBookingItem } from '#contract/practice/union-bookings.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { BookingRow, ParticipantRow } from './bookings.queries.ts'

/** Of somebody who is not invited there is no answer. */
const notInvited = -1

export const presentBooking = ({ booking, ...row }: BookingRow): UnionBookingItem => ({
  booking_id: booking.id,
  id: booking.union_id,
  topic: booking.topic,
  place: booking.place,
  is_video: asBit(booking.is_video),
  department_id: booking.department_id,
  department: row.department.name,
  hospital: row.department.hospital,
  begin_time: shanghaiTime(booking.begin_at),
  end_time: shanghaiTime(booking.end_at),
  status: booking.state,
  review_reason: booking.review_reason,
  booker_name: row.booker_name ?? '',
  participant_num: row.participants,
  coming_num: row.coming,
  answer: row.answer ?? notInvited,
})

const presentParticipant = (row: ParticipantRow): BookingParticipant => ({
  userid: row.userId,
  truename: row.truename,
  photo: row.photo,
  hospital: row.hospital,
  title: row.title,
  answer: row.answer,
})

type BookingParts = {
  unionName: string
  people: ParticipantRow[]
  userId: number
  isManager: boolean
  calendarUrl: string
  videoRoomId: number
  chatGroupId: number
}

export function presentBookingDetail(row: BookingRow, parts: BookingParts): UnionBooking {
  const { booking } = row
  const isApproved = booking.state === bookingStates.approved
  const isBooker = booking.booker_id === parts.userId
  const mayEnter = isBooker || row.answer !== null || parts.isManager
  return {
    ...presentBooking(row),
    union_name: parts.unionName,
    participants: parts.people.map(presentParticipant),
    minutes: booking.minutes,
    is_manager: asBit(parts.isManager),
    is_booker: asBit(isBooker),
    imGroupId: parts.chatGroupId,
    video_room_id: isApproved && mayEnter ? parts.videoRoomId : 0,
    calendar_url: isApproved ? parts.calendarUrl : '',
  }
}
