import type { ListOrder } from '#contract/wire/lists.ts'
import { answerCalls } from '#contract/discover/answers.ts'
import { searchCalls } from '#contract/discover/search.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export type Search = { keyword: string; collegeId: number }

/** The sort order, by relevance if unset; for courses also the price: free or paid. */
export type FoundFilter = { order?: ListOrder | undefined; isFree?: boolean | undefined }
export type FilteredSearch = Search & FoundFilter

const wire = ({ keyword, collegeId }: Search) => ({ keyword, college_id: collegeId, disease_id: 0 })

const listed = (search: FilteredSearch) => ({
  ...wire(search),
  order: search.order,
  is_free: search.isFree,
})

export const searchQueries = {
  disease: (search: FilteredSearch) => pagedQueryOf(searchCalls.disease, listed(search)),
  live: (search: FilteredSearch) => pagedQueryOf(searchCalls.live, listed(search)),
  advance: (search: FilteredSearch) => pagedQueryOf(searchCalls.advance, listed(search)),
  playback: (search: FilteredSearch) => pagedQueryOf(searchCalls.playback, listed(search)),
  credit: (search: FilteredSearch) => pagedQueryOf(searchCalls.credit, listed(search)),
  column: (search: FilteredSearch) => pagedQueryOf(searchCalls.column, listed(search)),
  consulting: (search: FilteredSearch) => pagedQueryOf(searchCalls.consulting, listed(search)),
  expert: (search: FilteredSearch) => pagedQueryOf(searchCalls.expert, listed(search)),
  course: (search: FilteredSearch) => pagedQueryOf(searchCalls.course, listed(search)),
  operation: (search: FilteredSearch) => pagedQueryOf(searchCalls.operation, listed(search)),
  passage: (search: FilteredSearch) => pagedQueryOf(searchCalls.passage, listed(search)),
  digest: (search: FilteredSearch) => pagedQueryOf(searchCalls.digest, listed(search)),
  department: (search: FilteredSearch) => pagedQueryOf(searchCalls.department, listed(search)),
  company: (search: FilteredSearch) => pagedQueryOf(searchCalls.company, listed(search)),
  product: (search: FilteredSearch) => pagedQueryOf(searchCalls.product, listed(search)),
  all: (search: Search) => queryOf(searchCalls.all, wire(search)),
  counts: (search: Search) => queryOf(searchCalls.counts, wire(search)),
  answers: (keyword: string) => queryOf(answerCalls.ask, { keyword }),
  suggestions: (search: Search, kind?: SearchTab) =>
    queryOf(searchCalls.suggest, { ...wire(search), ...(kind && { kind }) }),
  hotWords: (collegeId: number) =>
    queryOf(searchCalls.hotWords, { college_id: collegeId, disease_id: 0, page: 1 }),
}
