import { courseCalls } from '#contract/library/courses.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const courseMutations = {
  /** The last report is sent while the page is being left. */
  reportPlayed: mutationOf(courseCalls.reportPlayed, {
    tips: false,
    keepalive: true,
    whenLoginEnded: 'leave',
  }),
}
