import { agreementCalls } from '#contract/practice/expert-agreements.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { queryOf } from '#web/platform/query.ts'

const fresh = { staleTime: 0, retry: false } as const

export const expertAgreementQueries = {
  agreement: (sheet: SheetAddress) => ({
    ...queryOf(agreementCalls.get, sheet, { tags: ['tasks'] }),
    ...fresh,
  }),
}
