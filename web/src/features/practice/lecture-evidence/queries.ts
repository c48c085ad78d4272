import { evidenceCalls, sponsorCalls } from '#contract/practice/lecture-evidence.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

const fresh = { staleTime: 0, retry: false } as const

export const lectureEvidenceQueries = {
  evidence: (sheet: SheetAddress) => ({
    ...queryOf(evidenceCalls.get, sheet, { tags: ['tasks'] }),
    ...fresh,
  }),
  /** Lectures of meetings that the caller's company sponsors. */
  sponsored: () => pagedQueryOf(sponsorCalls.lectures, {}, { tags: ['tasks'] }),
}
