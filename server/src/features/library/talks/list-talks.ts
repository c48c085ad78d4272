import { talkCalls, talkPageSize } from '#contract/library/talks.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentTalk } from './talks.present.ts'
import { selectTalks } from './talks.queries.ts'

export const listTalks = answer(talkCalls.lists, async ({ college_id, page }, { db, caller }) => {
  const found = await readPage(page, talkPageSize, (limit, offset) =>
    selectTalks(db, college_id, limit, offset),
  )
  return presentPage(found, (row) => presentTalk(row, caller.language))
})
