import { searchCalls, searchTabs } from '#contract/discover/search.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import { answer } from '#kernel/answer.ts'
import { findOrNear, readSearch, readSomeWords } from './find-or-near.ts'
import { noteSearch } from './hot-words.ts'
import { createMarker } from './mark-hits.ts'
import { termsStartingWith } from './nearest-terms.ts'
import { countTabs, selectSuggestions } from './overview.queries.ts'

const mostSuggestions = 8

const countsOf = (count: (tab: SearchTab) => number) =>
  Object.fromEntries(searchTabs.map((tab) => [tab, count(tab)])) as Record<SearchTab, number>

export const getSearchCounts = answer(searchCalls.counts, async (input, context) => {
  const search = await readSearch(context, input)
  if (!search) return countsOf(() => 0)
  const { keyword, result } = await findOrNear(
    search,
    (keyword) => countTabs(context.db, keyword, search.scope),
    ({ rank }) => rank === null,
  )
  const { rank, ...counts } = result
  if (!keyword.isNear) await noteSearch(context, input.keyword, keyword, rank, input.college_id)
  const isPartial = keyword.isNear || keyword.weights !== undefined
  const some = isPartial || rank === null ? undefined : await readSomeWords(search)
  const partial = some && (await countTabs(context.db, some, search.scope))
  return countsOf((tab) => counts[tab] || (partial?.[tab] ?? 0))
})

export const suggest = answer(searchCalls.suggest, async (input, context) => {
  const { db } = context
  const search = await readSearch(context, input)
  if (!search) return []
  const { keyword, result } = await findOrNear(
    search,
    (keyword) => selectSuggestions(db, keyword, search.scope, input.kind, mostSuggestions),
    (rows) => rows.length === 0,
  )
  const marker = await createMarker(keyword)
  const titles = result.map(({ kind, title }) => ({
    kind,
    ...marker.mark(title, kind === 'doctor'),
  }))
  if (input.kind || titles.length === mostSuggestions) return titles
  const terms = await termsStartingWith(db, search.keyword.whole, search.dictionary)
  return [
    ...titles,
    ...terms
      .filter((term) => titles.every(({ text }) => text !== term))
      .map((term) => ({ kind: 'term' as const, ...marker.mark(term) })),
  ].slice(0, mostSuggestions)
})
