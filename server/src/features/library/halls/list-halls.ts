import { hallCalls, hallPageSize } from '#contract/library/halls.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentHall } from './halls.present.ts'
import { selectHalls } from './halls.queries.ts'

export const listHalls = answer(hallCalls.lists, async ({ meeting_id, page }, { db }) => {
  const found = await readPage(page, hallPageSize, (limit, offset) =>
    selectHalls(db, meeting_id, limit, offset),
  )
  return presentPage(found, presentHall)
})
