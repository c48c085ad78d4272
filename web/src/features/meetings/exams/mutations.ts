import { examCalls } from '#contract/meetings/exams.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const examMutations = {
  start: mutationOf(examCalls.start),
  /** The same call goes on with the attempt that is running, without a word where the line is lost. */
  resume: mutationOf(examCalls.start, { tips: false }),
  /** The last answer may be sent while the page is being closed. */
  answer: mutationOf(examCalls.answer, { tips: false, keepalive: true }),
}
