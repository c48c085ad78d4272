import { slideCalls } from '#contract/practice/lecture-slides.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { queryOf } from '#web/platform/query.ts'

const fresh = { staleTime: 0, retry: false } as const

export const lectureSlideQueries = {
  list: (sheet: SheetAddress) => ({ ...queryOf(slideCalls.list, sheet, { tags: ['tasks'] }), ...fresh }),
}
