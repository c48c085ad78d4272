import { roomKindsOf } from '#kernel/room-kinds.ts'
import type { Services } from '#kernel/services.ts'
import { subjectIdOf } from '#server/features/community/rooms/open-room.ts'
import type { RoomRow } from '#server/features/community/rooms/rooms.queries.ts'

/** Whether what the room is about still concerns somebody who has been inside. */
export const mayStillWatch = async (services: Services, room: RoomRow, userId: number): Promise<boolean> =>
  (await roomKindsOf(services).get(room.kind).mayStillWatch?.(services.db, subjectIdOf(room), userId)) ?? true
