import { evidenceCalls } from '#contract/practice/lecture-evidence.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { lectureEvidenceQueries } from './queries.ts'

export const lectureEvidenceMutations = {
  consent: mutationOf(evidenceCalls.consent, {
    answers: ({ id, tcode }) => lectureEvidenceQueries.evidence({ id, tcode }),
  }),
}
