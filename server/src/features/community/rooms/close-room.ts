import type { Services } from '#kernel/services.ts'
import { publishExit } from './publish-room.ts'
import { endAllPresence, lockRoom, selectPeopleHere, updateRoom } from './rooms.queries.ts'

/** Ends a room for all: nobody can enter it any more. Repeating it changes nothing. */
export async function closeRoom(
  services: Pick<Services, 'db' | 'rooms' | 'providers' | 'log'>,
  roomId: number,
): Promise<void> {
  const here = await services.db.transaction(async (db) => {
    const room = await lockRoom(db, roomId)
    if (room.ended_at) return []
    const people = await selectPeopleHere(db, roomId)
    await updateRoom(db, roomId, { ended_at: new Date() })
    await endAllPresence(db, roomId)
    return people
  })
  for (const row of here) await publishExit(services, row, 'ended')
  await services.providers.rooms.media.end?.(roomId).catch((error: unknown) => {
    // The pages leave by themselves; a media server that is away must not keep the room open.
    services.log.warn({ err: error }, 'the media server did not end a room')
  })
}
