import { studioCalls } from '#contract/meetings/live.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { liveQueries } from './queries.ts'
import { liveTag, recordingTag } from '#web/features/meetings/meetings/queries.ts'

export const liveMutations = {
  setState: mutationOf(studioCalls.setState, {
    changes: [liveTag],
    patches: ({ meeting_id }) => liveQueries.info(meeting_id),
  }),
  rotateKey: mutationOf(studioCalls.rotateKey, { changes: [liveTag] }),
  publish: mutationOf(studioCalls.publish, { changes: [recordingTag] }),
  /** Gives an address that is good for one line. */
  openCamera: mutationOf(studioCalls.camera, { tips: false }),
}
