import { talkCalls, talkPageSize } from '#contract/library/talks.ts'
import { answer } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { presentTalk } from './talks.present.ts'
import { selectTalks } from './talks.queries.ts'

export const listTalks = answer(talkCalls.lists, async ({ college_id, page }, { db, caller }) => {
  const rows = await selectTalks(db, college_id, talkPageSize, offsetOf(page, talkPageSize))
  return presentPage(rows, page, talkPageSize, (row) => presentTalk(row, caller.language))
})
