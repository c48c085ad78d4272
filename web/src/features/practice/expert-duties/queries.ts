import { dutyCalls, waitCalls } from '#contract/practice/expert-duties.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { queryOf } from '#web/platform/query.ts'

const tags = { tags: ['tasks'] } as const

export const expertDutyQueries = {
  duties: (sheet: SheetAddress) => queryOf(dutyCalls.list, sheet, tags),
  sheets: (sheet: SheetAddress) => queryOf(dutyCalls.sheets, sheet, tags),
  wait: (sheet: SheetAddress, waitId: number) => queryOf(waitCalls.get, { ...sheet, wait_id: waitId }, tags),
}
