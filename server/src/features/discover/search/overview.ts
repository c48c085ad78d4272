import { searchCalls, searchTabs } from '#contract/discover/search.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import { answer } from '#kernel/answer.ts'
import { noteSearch } from './hot-words.ts'
import { createMarker } from './mark-hits.ts'
import { countTabs, selectSuggestions } from './overview.queries.ts'
import { readKeyword } from './read-keyword.ts'

const mostSuggestions = 8

const countsOf = (count: (tab: SearchTab) => number) =>
  Object.fromEntries(searchTabs.map((tab) => [tab, count(tab)])) as Record<SearchTab, number>

export const getSearchCounts = answer(searchCalls.counts, async (input, context) => {
  const keyword = readKeyword(input.keyword)
  if (!keyword) return countsOf(() => 0)
  const scope = { collegeId: input.college_id, diseaseId: input.disease_id }
  const { rank, ...counts } = await countTabs(context.db, keyword, scope)
  await noteSearch(context, input.keyword, keyword, rank, input.college_id)
  return countsOf((tab) => counts[tab])
})

export const suggest = answer(searchCalls.suggest, async (input, { db }) => {
  const keyword = readKeyword(input.keyword)
  if (!keyword) return []
  const scope = { collegeId: input.college_id, diseaseId: input.disease_id }
  const rows = await selectSuggestions(db, keyword, scope, input.kind, mostSuggestions)
  const mark = await createMarker(keyword)
  return rows.map(({ kind, title }) => ({ kind: kind ?? '', ...mark(title, kind === 'doctor') }))
})
