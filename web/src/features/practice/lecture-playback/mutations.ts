import { playbackCalls } from '#contract/practice/lecture-playback.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { lecturePlaybackQueries } from './queries.ts'

export const lecturePlaybackMutations = {
  mark: mutationOf(playbackCalls.mark, {
    answers: ({ id, tcode, guest_id }) => lecturePlaybackQueries.lecture({ id, tcode, guest_id }),
  }),
  /** Made by `withProof`, which shows its failures. */
  approve: mutationOf(playbackCalls.approve, {
    answers: ({ id, tcode, guest_id }) => lecturePlaybackQueries.lecture({ id, tcode, guest_id }),
    whenRefused: 'read-again',
    tips: false,
  }),
}
