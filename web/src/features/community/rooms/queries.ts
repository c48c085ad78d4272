import { recordingCalls } from '#contract/community/room-recordings.ts'
import { roomCalls } from '#contract/community/rooms.ts'
import { queryOf } from '#web/platform/query.ts'

export const roomQueries = {
  recordings: (roomId: number) => queryOf(recordingCalls.list, { room_id: roomId }),
  info: (roomId: number, code: string) => ({
    ...queryOf(roomCalls.info, { room_id: roomId, code }),
    staleTime: 0,
    gcTime: 0,
  }),
}
