import { browseCalls } from '#contract/discover/browse.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage } from '#kernel/paging.ts'
import { presentExpertRow } from './browse.present.ts'
import { selectTopExperts } from './experts.queries.ts'
import { scopeOf, readListed } from './list-input.ts'

export const listTopExperts = answer(browseCalls.topExperts, async (input, { db }) => {
  const found = await readListed(input, (window) => selectTopExperts(db, scopeOf(input), window))
  return presentPage(found, presentExpertRow)
})
