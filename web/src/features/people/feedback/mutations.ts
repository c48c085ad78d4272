import { feedbackCalls } from '#contract/people/feedback.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const feedbackMutations = {
  /** The form shows what is refused. */
  send: mutationOf(feedbackCalls.send, { tips: false, changes: ['feedback'] }),
}
