import { evidenceCalls } from '#contract/practice/lecture-evidence.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { queryOf } from '#web/platform/query.ts'

const fresh = { staleTime: 0, retry: false } as const

export const lectureEvidenceQueries = {
  evidence: (sheet: SheetAddress) => ({
    ...queryOf(evidenceCalls.get, sheet, { tags: ['tasks'] }),
    ...fresh,
  }),
}
