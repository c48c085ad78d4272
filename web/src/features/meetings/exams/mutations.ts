import { examCalls } from '#contract/meetings/exams.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const examMutations = {
  start: mutationOf(examCalls.start),
  /** The last answer may be sent while the page is being closed. */
  answer: mutationOf(examCalls.answer, { tips: false, keepalive: true }),
  finish: mutationOf(examCalls.answer),
}
