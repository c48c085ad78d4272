import { browseCalls } from '#contract/discover/browse.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage } from '#kernel/paging.ts'
import { presentExpertRow } from './browse.present.ts'
import { selectTopExperts } from './experts.queries.ts'
import { scopeOf, windowOf } from './list-input.ts'

export const listTopExperts = answer(browseCalls.topExperts, async (input, { db }) => {
  const rows = await selectTopExperts(db, scopeOf(input), windowOf(input))
  return presentPage(rows, input.page, pageSize, presentExpertRow)
})
