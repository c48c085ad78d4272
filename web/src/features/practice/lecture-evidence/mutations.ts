import { evidenceCalls, sponsorCalls } from '#contract/practice/lecture-evidence.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { lectureEvidenceQueries } from './queries.ts'

export const lectureEvidenceMutations = {
  /** Made by `withProof`, which shows its failures. */
  consent: mutationOf(evidenceCalls.consent, {
    answers: ({ id, tcode, guest_id }) => lectureEvidenceQueries.evidence({ id, tcode, guest_id }),
    tips: false,
  }),
  export: mutationOf(sponsorCalls.export),
}
