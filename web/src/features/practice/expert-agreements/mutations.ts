import { agreementCalls } from '#contract/practice/expert-agreements.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { expertAgreementQueries } from './queries.ts'

export const expertAgreementMutations = {
  /** A refusal may mean that the text has changed. */
  sign: mutationOf(agreementCalls.sign, {
    answers: ({ id, tcode, guest_id }) => expertAgreementQueries.agreement({ id, tcode, guest_id }),
    changes: ['tasks'],
    whenRefused: 'read-again',
    inBackground: true,
  }),
}
