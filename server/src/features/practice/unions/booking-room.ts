import { bookingStates } from '#contract/practice/union-bookings.ts'
import type { Db } from '#kernel/database.ts'
import { defineRoomKind, userKey } from '#kernel/room-kinds.ts'
import type { Services } from '#kernel/services.ts'
import { closeRoom } from '#server/features/community/rooms/close-room.ts'
import { findRoomOf, openRoom } from '#server/features/community/rooms/open-room.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { selectBooking } from './bookings.queries.ts'
import type { BookingRow } from './bookings.queries.ts'
import { isUnionMember, selectManagerIds } from './unions.queries.ts'

/** The participants of a booked meeting enter its video room; the booker and the managers of the union are its hosts. */
export const bookingRoomKind = defineRoomKind({
  kind: 'union-meeting',
  earlyMinutes: 15,
  attendanceRight: 'unions.edit',
  findChat: async (db, subjectId) =>
    (await selectBooking(db, subjectId, 0))?.booking.chat_group_id ?? undefined,
  async findGuest({ db, member }, { subjectId }) {
    const row = member && (await selectBooking(db, subjectId, member.userId))
    if (row?.booking.state !== bookingStates.approved) return undefined
    const { booker_id: bookerId, union_id: unionId } = row.booking
    if (!(await isUnionMember(db, unionId, member!.userId))) return undefined
    const isHost =
      bookerId === member!.userId || (await selectManagerIds(db, unionId)).includes(member!.userId)
    if (!isHost && row.answer === null) return undefined
    const user = (await selectUser(db, member!.userId))!
    return {
      key: userKey(user.id),
      userId: user.id,
      name: user.truename,
      title: user.title,
      hospital: user.hospital,
      role: isHost ? 'host' : 'guest',
      waits: false,
    }
  },
})

const subjectOf = (bookingId: number) => ({ kind: bookingRoomKind.kind, subjectId: bookingId })

export const findBookingRoom = (db: Db, bookingId: number) => findRoomOf(db, subjectOf(bookingId))

export const openBookingRoom = (db: Db, booking: BookingRow['booking']) =>
  openRoom(db, {
    ...subjectOf(booking.id),
    title: booking.topic,
    media: 'picture',
    beginAt: booking.begin_at,
    endAt: booking.end_at,
    mayCaption: true,
  })

export async function closeBookingRoom(services: Services, bookingId: number): Promise<void> {
  const room = await findBookingRoom(services.db, bookingId)
  if (room) await closeRoom(services, room.id)
}
