import { expertSessionCalls } from '#contract/practice/expert-sessions.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { expertSessionQueries } from './queries.ts'

export const expertSessionMutations = {
  /** Made by `withProof`, which shows its failures. */
  affirm: mutationOf(expertSessionCalls.affirm, {
    answers: ({ id, tcode, guest_id, session_id }) =>
      expertSessionQueries.session({ id, tcode, guest_id }, session_id),
    changes: ['tasks'],
    whenRefused: 'read-again',
    inBackground: true,
    tips: false,
  }),
}
