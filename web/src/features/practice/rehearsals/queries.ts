import { rehearsalCalls } from '#contract/practice/rehearsals.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { queryOf } from '#web/platform/query.ts'

/** Organisers come and go while the page is open. */
const lookAgainMs = 30_000

export const rehearsalQueries = {
  get: (sheet: SheetAddress) => ({
    ...queryOf(rehearsalCalls.get, sheet, { tags: ['tasks'] }),
    staleTime: 0,
    retry: false,
    refetchInterval: lookAgainMs,
  }),
}
