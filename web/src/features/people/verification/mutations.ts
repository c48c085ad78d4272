import { doctorCalls } from '#contract/people/doctors.ts'
import { verificationCalls } from '#contract/people/verification.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { verificationQueries } from './queries.ts'

export const verificationMutations = {
  /** Refused where a reviewer has decided meanwhile. */
  submit: mutationOf(verificationCalls.submit, {
    answers: () => verificationQueries.own(),
    changes: ['profile'],
    whenRefused: 'read-again',
    inBackground: true,
  }),
  claimDoctor: mutationOf(doctorCalls.claim, {
    answers: () => verificationQueries.doctor(),
    changes: ['profile'],
    whenRefused: 'read-again',
  }),
}
