import { studioCalls } from '#contract/meetings/live.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { liveQueries } from './queries.ts'

export const liveMutations = {
  setState: mutationOf(studioCalls.setState, {
    changes: ['live'],
    patches: ({ meeting_id }) => liveQueries.info(meeting_id),
  }),
  rotateKey: mutationOf(studioCalls.rotateKey, { changes: ['live'] }),
  publish: mutationOf(studioCalls.publish, { changes: ['recordings'] }),
  /** Returns an address that is valid for one connection. */
  openCamera: mutationOf(studioCalls.camera, { tips: false }),
}
