import { attendanceCalls } from '#contract/meetings/attendance.ts'
import { checkinOperatorCalls } from '#contract/meetings/checkin-review.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const attendanceMutations = {
  /** Reading it is logged, so it is no query that is repeated by itself. */
  export: mutationOf(attendanceCalls.export),
  pass: mutationOf(checkinOperatorCalls.pass, { changes: ['attendance'], whenRefused: 'read-again' }),
  refuse: mutationOf(checkinOperatorCalls.refuse, { changes: ['attendance'], whenRefused: 'read-again' }),
}
