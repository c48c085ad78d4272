import { roomCalls } from '#contract/community/rooms.ts'
import { queryOf } from '#web/platform/query.ts'

export const roomQueries = {
  info: (roomId: number, code: string) => ({
    ...queryOf(roomCalls.info, { room_id: roomId, code }),
    staleTime: 0,
    gcTime: 0,
  }),
}
