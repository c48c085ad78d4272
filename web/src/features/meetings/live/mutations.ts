import { liveCalls, studioCalls } from '#contract/meetings/live.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { liveQueries } from './queries.ts'

export const liveMutations = {
  setState: mutationOf(studioCalls.setState, {
    changes: ['live'],
    patches: ({ meeting_id }) => liveQueries.info(meeting_id),
  }),
  rotateKey: mutationOf(studioCalls.rotateKey, { changes: ['live'] }),
  publish: mutationOf(studioCalls.publish, { changes: ['recordings'] }),
  /** The room in which lecturers and organisers meet: here, or at the service that the meeting uses. */
  findRoom: mutationOf(liveCalls.saasRoom),
  /** Returns an address that is valid for one connection. */
  openCamera: mutationOf(studioCalls.camera, { tips: false }),
}
