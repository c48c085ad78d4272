import { meetingCalls } from '#contract/meetings/meetings.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const meetingMutations = {
  /** That it failed is not worth a word. */
  countShare: mutationOf(meetingCalls.share, { tips: false }),
}
