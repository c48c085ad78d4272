import { liveRoomCalls } from '#contract/meetings/live-room.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The muted people. */
    mutes: true
  }
}

export const liveRoomQueries = {
  /** The state of the room; requesting it also counts as entering. */
  enter: (meetingId: number) => ({
    ...queryOf(liveRoomCalls.enter, { meeting_id: meetingId }),
    staleTime: 0,
  }),
  viewers: (meetingId: number) => ({
    ...queryOf(liveRoomCalls.viewers, { meeting_id: meetingId }),
    staleTime: 0,
  }),
  mutes: (meetingId: number) => ({
    ...queryOf(liveRoomCalls.mutes, { meeting_id: meetingId }, { tags: ['mutes'] }),
    staleTime: 0,
  }),
}
