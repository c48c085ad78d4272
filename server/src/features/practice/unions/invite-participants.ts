import type { Db } from '#kernel/database.ts'
import { notify } from '#kernel/notify.ts'
import type { Services, Within } from '#kernel/services.ts'
import type { Live } from '#kernel/show-live.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { addMembers, openGroup, postSystemLine } from '#server/features/community/chat/chat-groups.ts'
import { openBookingRoom } from './booking-room.ts'
import { selectBooking, selectPeople, updateChatGroup } from './bookings.queries.ts'
import type { BookingRow } from './bookings.queries.ts'
import { bookingNotices } from './unions.notices.ts'
import { isUnionMember } from './unions.queries.ts'
import { placeOf, unionText } from './unions.text.ts'

/** Participants talk about the meeting from its approval on, and meet in its video room if it has one. */
export async function openBooking(db: Db, bookingId: number): Promise<void> {
  const { booking } = (await selectBooking(db, bookingId, 0))!
  const people = (await selectPeople(db, bookingId)).map(({ userId }) => userId)
  const { booker_id: bookerId, union_id: unionId } = booking
  // Who has booked it may have left the union meanwhile.
  const isBookerIn = bookerId !== null && (await isUnionMember(db, unionId, bookerId))
  const members = new Set(isBookerIn ? [bookerId, ...people] : people)
  // A booking that was moved and is approved again keeps its chat.
  if (booking.chat_group_id === null)
    await updateChatGroup(db, bookingId, await openGroup(db, booking.topic, [...members]))
  else await addMembers(db, booking.chat_group_id, [...members])
  if (booking.is_video) await openBookingRoom(db, booking)
}

type Inviting = Within<Live & Pick<Services, 'vault'>>

/** Invites the participants of a booking whose chat is open. */
export async function inviteParticipants(services: Inviting, { booking }: BookingRow): Promise<void> {
  const { db } = services
  const time = shanghaiTime(booking.begin_at)
  const { topic, place, is_video: isVideo, union_id: unionId, id: bookingId } = booking
  const notice = bookingNotices.invited.write({ topic, time, place, isVideo, unionId, bookingId })
  const people = (await selectPeople(db, booking.id)).map(({ userId }) => userId)
  await notify(
    db,
    people.filter((userId) => userId !== booking.booker_id),
    notice,
  )
  if (booking.chat_group_id !== null)
    await postSystemLine(services, booking.chat_group_id, {
      zh: unionText.zh.meetingLine(time, placeOf(unionText.zh, booking.place, booking.is_video)),
      en: unionText.en.meetingLine(time, placeOf(unionText.en, booking.place, booking.is_video)),
    })
}
