import { liveRoomCalls } from '#contract/meetings/live-room.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { muteTag } from './queries.ts'

export const liveRoomMutations = {
  like: mutationOf(liveRoomCalls.like, { tips: false }),
  /** Mutes somebody or, with `type` off, lets them speak again. */
  mute: mutationOf(liveRoomCalls.mute, { changes: [muteTag] }),
  setSlow: mutationOf(liveRoomCalls.setSlow),
  tipOff: mutationOf(liveRoomCalls.tipOff, { tips: false }),
}
