import { payeeCalls } from '#contract/commerce/payees.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { payeeQueries } from './queries.ts'

export const payeeMutations = {
  /** Refused where a reviewer has decided meanwhile. */
  authenticate: mutationOf(payeeCalls.submitAuthentication, {
    answers: () => payeeQueries.authentication(),
    changes: ['payee'],
    whenRefused: 'read-again',
  }),
  save: mutationOf(payeeCalls.saveInfo, { answers: () => payeeQueries.payee(), changes: ['payee'] }),
}
