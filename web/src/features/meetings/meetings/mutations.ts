import { meetingCalls } from '#contract/meetings/meetings.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const meetingMutations = {
  /** A failure to count is not worth a message. */
  countShare: mutationOf(meetingCalls.share, { tips: false }),
}
