import type { Services } from '#kernel/services.ts'
import { sendEndMedia } from './end-media.ts'
import { publishExit } from './publish-room.ts'
import { settleRecording } from './record-room.ts'
import { endAllPresence, lockRoom, selectPeopleHere, updateRoom } from './rooms.queries.ts'

/** Ends a room for all: nobody can enter it any more. Repeating it changes nothing. */
export const closeRoom = (
  services: Pick<Services, 'db' | 'rooms' | 'providers' | 'jobs' | 'log'>,
  roomId: number,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const inside = { ...services, db }
    const room = await lockRoom(db, roomId)
    if (room.ended_at) return
    const people = await selectPeopleHere(db, roomId)
    await updateRoom(db, roomId, { ended_at: new Date(), is_captioned: false })
    await endAllPresence(db, roomId)
    await settleRecording(inside, roomId)
    await sendEndMedia(inside, { roomId })
    for (const row of people) await publishExit(inside, row, 'ended')
  })
