import { feeCalls } from '#contract/practice/expert-fees.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { queryOf } from '#web/platform/query.ts'

const fresh = { staleTime: 0, retry: false } as const

export const expertFeeQueries = {
  list: (sheet: SheetAddress) => ({ ...queryOf(feeCalls.list, sheet, { tags: ['tasks'] }), ...fresh }),
}
