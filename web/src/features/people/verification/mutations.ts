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
}
