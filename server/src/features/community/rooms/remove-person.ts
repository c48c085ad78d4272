import { userKey } from '#kernel/room-kinds.ts'
import type { Services, Within } from '#kernel/services.ts'
import { sendEndMedia } from './end-media.ts'
import { publishExit, publishPerson } from './publish-room.ts'
import { settleRecording } from './record-room.ts'
import { leaveRoomChat } from './room-chat.ts'
import { endPresence, selectPersonByKey, updatePerson } from './rooms.queries.ts'
import type { PersonRow } from './rooms.queries.ts'

type Removing = Pick<Services, 'db' | 'rooms' | 'declared' | 'providers' | 'jobs' | 'log'>

/** Ends the stay of somebody in a room, in the transaction that decides it. */
export async function removePerson(services: Within<Removing>, { person }: PersonRow): Promise<void> {
  await updatePerson(services.db, person.id, { is_sharing: false, is_broadcasting: false })
  await endPresence(services.db, person.id, 'removed')
  await settleRecording(services, person.room_id)
  await leaveRoomChat(services, person)
  await sendEndMedia(services, { roomId: person.room_id, personId: person.id })
  await publishExit(services, { person }, 'removed')
}

/** For the feature that owns the room, which decides whether they may come back. Somebody who is not inside stays outside. */
export async function removeUser(services: Within<Removing>, roomId: number, userId: number): Promise<void> {
  const row = await selectPersonByKey(services.db, roomId, userKey(userId))
  if (!row || row.presence_id === null) return
  await removePerson(services, row)
  await publishPerson(services, roomId, row.person.id)
}
