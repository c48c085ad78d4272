import { searchCalls } from '#contract/search.ts'
import type { SearchTab } from '#contract/search.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export type Search = { keyword: string; collegeId: number }

const wire = ({ keyword, collegeId }: Search) => ({ keyword, college_id: collegeId, disease_id: 0 })

export const searchQueries = {
  advance: (search: Search) => pagedQueryOf(searchCalls.advance, wire(search)),
  playback: (search: Search) => pagedQueryOf(searchCalls.playback, wire(search)),
  credit: (search: Search) => pagedQueryOf(searchCalls.credit, wire(search)),
  column: (search: Search) => pagedQueryOf(searchCalls.column, wire(search)),
  consulting: (search: Search) => pagedQueryOf(searchCalls.consulting, wire(search)),
  expert: (search: Search) => pagedQueryOf(searchCalls.expert, wire(search)),
  course: (search: Search) => pagedQueryOf(searchCalls.course, wire(search)),
  operation: (search: Search) => pagedQueryOf(searchCalls.operation, wire(search)),
  company: (search: Search) => pagedQueryOf(searchCalls.company, wire(search)),
  product: (search: Search) => pagedQueryOf(searchCalls.product, wire(search)),
  counts: (search: Search) => queryOf(searchCalls.counts, wire(search)),
  suggestions: (search: Search, kind?: SearchTab) =>
    queryOf(searchCalls.suggest, { ...wire(search), ...(kind && { kind }) }),
  hotWords: (collegeId: number) =>
    queryOf(searchCalls.hotWords, { college_id: collegeId, disease_id: 0, page: 1 }),
}
