import { sessionPollCalls } from '#contract/practice/session-polls.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { queryOf } from '#web/platform/query.ts'

export const sessionPollQueries = {
  poll: (sheet: SheetAddress, poll_id: number) =>
    queryOf(sessionPollCalls.get, { ...sheet, poll_id }, { tags: ['tasks'] }),
}
