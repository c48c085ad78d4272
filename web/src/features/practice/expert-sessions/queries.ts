import { expertSessionCalls } from '#contract/practice/expert-sessions.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { queryOf } from '#web/platform/query.ts'

const fresh = { staleTime: 0, retry: false } as const
const tags = { tags: ['tasks'] } as const

export const expertSessionQueries = {
  list: (sheet: SheetAddress) => ({
    ...queryOf(expertSessionCalls.list, sheet, tags),
    ...fresh,
  }),
  schedule: (sheet: SheetAddress) => ({
    ...queryOf(expertSessionCalls.schedule, sheet, tags),
    ...fresh,
  }),
  session: (sheet: SheetAddress, session_id: number) => ({
    ...queryOf(expertSessionCalls.detail, { ...sheet, session_id }, tags),
    ...fresh,
  }),
  busy: (sheet: SheetAddress, session_id: number, day: string) =>
    queryOf(expertSessionCalls.busy, { ...sheet, session_id, begin_time: `${day} 00:00` }, tags),
}
