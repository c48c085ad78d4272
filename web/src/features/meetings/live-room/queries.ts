import { liveRoomCalls } from '#contract/meetings/live-room.ts'
import { queryOf } from '#web/platform/query.ts'

/** Who is muted. */
export const muteTag = 'mutes'

export const liveRoomQueries = {
  /** How the room stands; asking is coming in. */
  enter: (meetingId: number) => ({
    ...queryOf(liveRoomCalls.enter, { meeting_id: meetingId }),
    staleTime: 0,
  }),
  viewers: (meetingId: number) => ({
    ...queryOf(liveRoomCalls.viewers, { meeting_id: meetingId }),
    staleTime: 0,
  }),
  mutes: (meetingId: number) => ({
    ...queryOf(liveRoomCalls.mutes, { meeting_id: meetingId }, { tags: [muteTag] }),
    staleTime: 0,
  }),
}
