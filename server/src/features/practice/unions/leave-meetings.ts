import type { Services, Within } from '#kernel/services.ts'
import { removeMembers } from '#server/features/community/chat/chat-groups.ts'
import { removeUser } from '#server/features/community/rooms/remove-person.ts'
import { findBookingRoom } from './booking-room.ts'
import { deleteFromComing, selectBookingsOf } from './bookings.queries.ts'

/** Somebody who is no member any more is not invited any more, and hears and sees nothing of the union's meetings. */
export async function leaveMeetings(
  services: Within<Services>,
  unionId: number,
  userId: number,
): Promise<void> {
  const bookings = await selectBookingsOf(services.db, unionId, userId)
  await deleteFromComing(services.db, unionId, userId)
  for (const { id, chat_group_id: groupId } of bookings) {
    if (groupId !== null) await removeMembers(services, groupId, [userId])
    const room = await findBookingRoom(services.db, id)
    if (room) await removeUser(services, room.id, userId)
  }
}
