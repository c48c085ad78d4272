import type { Call } from '#contract/wire/call.ts'
import type { Paged } from '#contract/wire/fields.ts'
import type { Language } from '#contract/wire/language.ts'
import { pageSize } from '#contract/wire/lists.ts'
import type { ListOrder } from '#contract/wire/lists.ts'
import { searchCalls } from '#contract/discover/search.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { pageOf, readPage } from '#kernel/paging.ts'
import { findOrNear, readSearch, readSomeWords } from './find-or-near.ts'
import { foundTabs } from './found-tabs.ts'
import type { FoundEntry } from './found-tabs.ts'
import { createMarker } from './mark-hits.ts'
import type { Marker } from './mark-hits.ts'
import type { Keyword } from './read-keyword.ts'
import { translateEntries } from './translate-entries.ts'
import { hasFound, selectFound } from './search.queries.ts'

type SearchInput = {
  keyword: string
  college_id: number
  disease_id: number
  page: number
  order?: ListOrder | undefined
  is_free?: boolean | undefined
}

const listFound = <Item>(
  tab: SearchTab,
  call: Call<SearchInput, Paged<Item>>,
  load: (db: Db, entries: FoundEntry[], marker: Marker, language: Language) => Promise<Item[]>,
) =>
  answer(call, async (input, context) => {
    const { db, caller } = context
    const search = await readSearch(context, input)
    if (!search) return pageOf([], 0, input.page, pageSize)
    // Only courses have a price.
    const narrowed = { order: input.order, isFree: tab === 'course' ? input.is_free : undefined }
    const find = (keyword: Keyword) =>
      readPage(input.page, pageSize, (limit, offset) =>
        selectFound(db, tab, keyword, search.scope, limit, offset, narrowed),
      )
    const whole = await findOrNear(
      search,
      find,
      async ({ rows }, keyword) => rows.length === 0 && !(await hasFound(db, keyword, search.scope)),
    )
    const some = whole.result.total === 0 && !whole.keyword.isNear ? await readSomeWords(search) : undefined
    const { keyword, result } = some ? { keyword: some, result: await find(some) } : whole
    const rows = await translateEntries(db, caller.language, result.rows)
    const data = await load(db, rows, await createMarker(keyword), caller.language)
    return pageOf(data, result.total, input.page, pageSize)
  })

export const foundLists = [
  listFound('disease', searchCalls.disease, foundTabs.disease),
  listFound('live', searchCalls.live, foundTabs.live),
  listFound('advance', searchCalls.advance, foundTabs.advance),
  listFound('playback', searchCalls.playback, foundTabs.playback),
  listFound('credit', searchCalls.credit, foundTabs.advance),
  listFound('column', searchCalls.column, foundTabs.column),
  listFound('consulting', searchCalls.consulting, foundTabs.consulting),
  listFound('expert', searchCalls.expert, foundTabs.expert),
  listFound('course', searchCalls.course, foundTabs.course),
  listFound('operation', searchCalls.operation, foundTabs.operation),
  listFound('passage', searchCalls.passage, foundTabs.passage),
  listFound('digest', searchCalls.digest, foundTabs.digest),
  listFound('department', searchCalls.department, foundTabs.department),
  listFound('company', searchCalls.company, foundTabs.company),
  listFound('product', searchCalls.product, foundTabs.product),
]
