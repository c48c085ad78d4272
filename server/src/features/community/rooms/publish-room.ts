import { roomTopics } from '#contract/community/rooms.ts'
import type { RoomExit } from '#contract/community/rooms.ts'
import type { Services } from '#kernel/services.ts'
import { presentPerson, presentRoom } from './rooms.present.ts'
import { selectPeopleHere, selectPerson } from './rooms.queries.ts'
import type { PersonRow, RoomRow } from './rooms.queries.ts'
import { groupOf } from './seats.ts'

type Publishing = Pick<Services, 'db' | 'rooms'>

/** Publishes how somebody is now: to everybody in the room, or to its hosts while they wait. */
export async function publishPerson(services: Publishing, roomId: number, personId: number): Promise<void> {
  const [row, here] = await Promise.all([
    selectPerson(services.db, personId),
    selectPeopleHere(services.db, roomId),
  ])
  if (!row) return
  const person = presentPerson(row)
  for (const listener of here) {
    const groupId = groupOf(listener)
    if (listener.presence_id === null || groupId === undefined) continue
    if (person.state === 'waiting' && listener.person.role !== 'host') continue
    await services.rooms.toGroup(roomTopics.person, groupId, { groupId, person })
  }
}

export async function publishRoom(services: Publishing, room: RoomRow): Promise<void> {
  for (const listener of await selectPeopleHere(services.db, room.id)) {
    const groupId = groupOf(listener)
    if (groupId !== undefined)
      await services.rooms.toGroup(roomTopics.changed, groupId, { groupId, room: presentRoom(room) })
  }
}

export async function publishExit(
  { rooms }: Publishing,
  row: Pick<PersonRow, 'person'>,
  reason: RoomExit,
): Promise<void> {
  const groupId = groupOf(row)
  if (groupId !== undefined) await rooms.toGroup(roomTopics.exit, groupId, { groupId, reason })
}
