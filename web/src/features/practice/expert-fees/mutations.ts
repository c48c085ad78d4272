import { feeCalls } from '#contract/practice/expert-fees.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { expertFeeQueries } from './queries.ts'

export const expertFeeMutations = {
  /** Where a code is asked for, the failure is more than a message. */
  affirm: mutationOf(feeCalls.affirm, {
    answers: ({ id, tcode, guest_id }) => expertFeeQueries.list({ id, tcode, guest_id }),
    changes: ['tasks'],
    whenRefused: 'read-again',
    inBackground: true,
    tips: false,
  }),
  answerCorrection: mutationOf(feeCalls.answerCorrection, {
    answers: ({ id, tcode, guest_id }) => expertFeeQueries.list({ id, tcode, guest_id }),
    changes: ['tasks', 'money'],
    whenRefused: 'read-again',
    inBackground: true,
    tips: false,
  }),
}
