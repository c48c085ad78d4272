import type { Db } from '#kernel/database.ts'
import { userNoticed } from '#kernel/notice.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { openGroup, postSystemLine } from '#server/features/community/chat/chat-groups.ts'
import { selectPeople, updateChatGroup } from './bookings.queries.ts'
import type { BookingRow } from './bookings.queries.ts'
import { bookingNotices } from './unions.notices.ts'
import { unionText } from './unions.text.ts'

/** Participants talk about the meeting from its approval on. */
export async function openBookingChat(db: Db, bookingId: number, topic: string, userIds: number[]) {
  await updateChatGroup(db, bookingId, await openGroup(db, topic, [...new Set(userIds)]))
}

type Inviting = Pick<Services, 'db' | 'vault' | 'rooms' | 'events'>

/** Once the booking and its chat are stored. */
export async function inviteParticipants(services: Inviting, { booking }: BookingRow): Promise<void> {
  const { db, events } = services
  const time = shanghaiTime(booking.begin_at)
  const { topic, place, union_id: unionId, id: bookingId } = booking
  const notice = bookingNotices.invited.write({ topic, time, place, unionId, bookingId })
  for (const { userId } of await selectPeople(db, booking.id))
    if (userId !== booking.booker_id) await events.publish(userNoticed, { userId, notice })
  if (booking.chat_group_id !== null)
    await postSystemLine(services, booking.chat_group_id, {
      zh: unionText.zh.meetingLine(time, booking.place),
      en: unionText.en.meetingLine(time, booking.place),
    })
}
