import { hallCalls, hallPageSize } from '#contract/library/halls.ts'
import { answer } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { presentHall } from './halls.present.ts'
import { selectHalls } from './halls.queries.ts'

export const listHalls = answer(hallCalls.lists, async ({ meeting_id, page }, { db }) => {
  const rows = await selectHalls(db, meeting_id, hallPageSize, offsetOf(page, hallPageSize))
  return presentPage(rows, page, hallPageSize, presentHall)
})
