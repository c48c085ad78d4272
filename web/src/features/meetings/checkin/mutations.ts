import { checkinCalls, onSiteCalls } from '#contract/meetings/checkin.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { checkinQueries } from './queries.ts'

export const checkinMutations = {
  /** Refused where a reviewer has decided meanwhile. */
  submit: mutationOf(checkinCalls.submit, {
    answers: ({ meeting_id }) => checkinQueries.info(meeting_id),
    // A check-in may be a condition for credit.
    changes: ['study'],
    whenRefused: 'read-again',
  }),
  scan: mutationOf(onSiteCalls.scan, { tips: false }),
  confirm: mutationOf(onSiteCalls.confirm, { tips: false }),
  /** The queue of the counter decides what a failure means. */
  byStaff: mutationOf(onSiteCalls.byStaff, { tips: false, changes: ['visits'], inBackground: true }),
}
