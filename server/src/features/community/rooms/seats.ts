import { createHash, randomBytes } from 'node:crypto'
import { roomFailures, roomGroup } from '#contract/community/rooms.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { selectPersonBySeat, selectRoom } from './rooms.queries.ts'
import type { PersonRow, RoomRow } from './rooms.queries.ts'

export const newSeat = () => randomBytes(24).toString('base64url')

export const digestSeat = (seat: string) => createHash('sha256').update(seat).digest()

/** 16 bytes of the digest: what the database holds names the group and does not prove the seat. */
export const nameSeat = (digest: Buffer) => digest.subarray(0, 16).toString('base64url')

/** Where a person listens; undefined for somebody without a seat. */
export const groupOf = ({ person }: Pick<PersonRow, 'person'>) =>
  person.seat_digest ? roomGroup(person.room_id, nameSeat(person.seat_digest)) : undefined

export async function findRoom(db: Db, roomId: number): Promise<RoomRow> {
  const room = await selectRoom(db, roomId)
  if (!room) throw refuse(roomFailures.roomMissing)
  return room
}

/** The person behind a seat, in the room or its lobby; a lost seat is refused with its reason. */
export async function findSeat(
  db: Db,
  { room_id: roomId, seat }: { room_id: number; seat: string },
): Promise<{ room: RoomRow; me: PersonRow }> {
  const room = await findRoom(db, roomId)
  if (room.ended_at) throw refuse(roomFailures.roomEnded)
  const me = await selectPersonBySeat(db, roomId, digestSeat(seat))
  if (me?.person.admission === 'refused') throw refuse(roomFailures.refusedByHost)
  if (me?.person.admission === 'removed') throw refuse(roomFailures.removedByHost)
  if (!me || (me.presence_id === null && !me.is_waiting)) throw refuse(roomFailures.seatLost)
  return { room, me }
}

/** The same for somebody who must be in the room. */
export async function findInside(db: Db, of: { room_id: number; seat: string }) {
  const found = await findSeat(db, of)
  if (found.me.presence_id === null) throw refuse(roomFailures.seatLost)
  return found
}
