import { talkCalls } from '#contract/library/talks.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export const talkQueries = {
  home: () => queryOf(talkCalls.home, {}),
  list: (collegeId: number) => pagedQueryOf(talkCalls.lists, { college_id: collegeId }),
  talk: (columnId: number) => queryOf(talkCalls.detail, { column_id: columnId }),
}
