import { sessionPollCalls } from '#contract/practice/session-polls.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const sessionPollMutations = {
  /** Made by `withProof`, which shows its failures. */
  answer: mutationOf(sessionPollCalls.answer, {
    changes: ['tasks'],
    whenRefused: 'read-again',
    inBackground: true,
    tips: false,
  }),
}
