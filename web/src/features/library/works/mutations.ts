import { workCalls } from '#contract/library/works.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const workMutations = {
  /** The last report is sent while the page is being left. */
  reportPlayed: mutationOf(workCalls.reportPlayed, {
    tips: false,
    keepalive: true,
    whenLoginEnded: 'leave',
  }),
}
