import { guestCalls, sheetCalls } from '#contract/practice/expert-sheets.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** What experts were asked to do, and what they have said to it. */
    tasks: true
  }
}

/** Names a sheet: the number of its task, and the code of the invitation. */
export type SheetAddress = { id: number; tcode: string; guest_id?: number }

const fresh = { staleTime: 0, retry: false } as const

export const expertSheetQueries = {
  sheet: (sheet: SheetAddress) => ({ ...queryOf(sheetCalls.status, sheet), ...fresh }),
  guest: (sheet: SheetAddress) => ({ ...queryOf(guestCalls.get, sheet), ...fresh }),
  own: () => pagedQueryOf(sheetCalls.own, {}, { tags: ['tasks'] }),
}
