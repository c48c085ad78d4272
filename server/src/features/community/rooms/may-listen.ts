import type { GroupContext } from '#kernel/socket/group-access.ts'
import { selectPeopleHere } from './rooms.queries.ts'
import { nameSeat } from './seats.ts'

/** The name of a seat's group is known to its page alone; it may listen while the seat is taken. */
export async function mayListen(
  { db }: GroupContext,
  { roomId, seatName }: { roomId: number; seatName: string },
): Promise<boolean> {
  const here = await selectPeopleHere(db, roomId)
  return here.some(({ person }) => person.seat_digest !== null && nameSeat(person.seat_digest) === seatName)
}
