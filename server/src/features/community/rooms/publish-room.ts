import { roomTopics } from '#contract/community/rooms.ts'
import type { RoomExit } from '#contract/community/rooms.ts'
import { showLive } from '#kernel/show-live.ts'
import type { Live } from '#kernel/show-live.ts'
import { presentPerson, presentRoom } from './rooms.present.ts'
import { selectPeopleHere, selectPerson } from './rooms.queries.ts'
import type { PersonRow, RoomRow } from './rooms.queries.ts'
import { groupOf } from './seats.ts'

/** Publishes how somebody is now: to everybody in the room, or to its hosts while they wait. */
export const publishPerson = (services: Live, roomId: number, personId: number): Promise<void> =>
  showLive(services, async ({ db, rooms }) => {
    const [row, here] = await Promise.all([selectPerson(db, personId), selectPeopleHere(db, roomId)])
    if (!row) return
    const person = presentPerson(row)
    for (const listener of here) {
      const groupId = groupOf(listener)
      if (listener.presence_id === null || groupId === undefined) continue
      if (person.state === 'waiting' && listener.person.role !== 'host') continue
      await rooms.toGroup(roomTopics.person, groupId, { groupId, person })
    }
  })

export const publishRoom = (services: Live, room: RoomRow): Promise<void> =>
  showLive(services, async ({ db, rooms }) => {
    for (const listener of await selectPeopleHere(db, room.id)) {
      const groupId = groupOf(listener)
      if (groupId !== undefined)
        await rooms.toGroup(roomTopics.changed, groupId, { groupId, room: presentRoom(room) })
    }
  })

export const publishExit = (
  services: Live,
  row: Pick<PersonRow, 'person'>,
  reason: RoomExit,
): Promise<void> =>
  showLive(services, async ({ rooms }) => {
    const groupId = groupOf(row)
    if (groupId !== undefined) await rooms.toGroup(roomTopics.exit, groupId, { groupId, reason })
  })
