import { checkinCalls, onSiteCalls } from '#contract/meetings/checkin.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { checkinQueries } from './queries.ts'

type Submitted = { meeting_id: number }

/** Refused where a reviewer has decided meanwhile. */
const submitting = {
  answers: ({ meeting_id }: Submitted) => checkinQueries.info(meeting_id),
  // A check-in may be a condition for credit.
  changes: ['study'],
  whenRefused: 'read-again',
} as const

export const checkinMutations = {
  submit: mutationOf(checkinCalls.submit, submitting),
  /** The queue says what became of it. */
  submitQueued: mutationOf(checkinCalls.submit, { ...submitting, tips: false }),
  scan: mutationOf(onSiteCalls.scan, { tips: false }),
  confirm: mutationOf(onSiteCalls.confirm, { tips: false }),
  letIn: mutationOf(onSiteCalls.letIn, { changes: ['visits'], whenRefused: 'read-again' }),
  turnAway: mutationOf(onSiteCalls.turnAway, { changes: ['visits'], whenRefused: 'read-again' }),
  /** The queue of the counter decides what a failure means. */
  byStaff: mutationOf(onSiteCalls.byStaff, { tips: false, changes: ['visits'], inBackground: true }),
}
