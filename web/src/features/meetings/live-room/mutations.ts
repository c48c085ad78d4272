import { liveRoomCalls } from '#contract/meetings/live-room.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const liveRoomMutations = {
  like: mutationOf(liveRoomCalls.like, { tips: false }),
  /** Mutes somebody or, with `type` off, unmutes them. */
  mute: mutationOf(liveRoomCalls.mute, { changes: ['mutes'] }),
  setSlow: mutationOf(liveRoomCalls.setSlow),
  tipOff: mutationOf(liveRoomCalls.tipOff, { tips: false }),
}
