import type { Call } from '#contract/wire/call.ts'
import type { Paged } from '#contract/wire/fields.ts'
import { pageSize } from '#contract/wire/lists.ts'
import type { ListOrder } from '#contract/wire/lists.ts'
import type { Language } from '#contract/wire/language.ts'
import { searchCalls } from '#contract/discover/search.ts'
import type { Found, SearchTab } from '#contract/discover/search.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import type { Context } from '#kernel/services.ts'
import { offsetOf, pageOf } from '#kernel/paging.ts'
import { presentInformation } from '#server/features/library/articles/articles.present.ts'
import { selectArticlesByIds } from '#server/features/library/articles/articles.queries.ts'
import { presentColumn } from '#server/features/discover/browse/browse.present.ts'
import { selectColumnsByIds } from '#server/features/discover/browse/columns.queries.ts'
import { presentProduction } from '#server/features/library/courses/courses.present.ts'
import { presentDepartment } from '#server/features/library/departments/departments.present.ts'
import { selectDepartmentsByIds } from '#server/features/library/departments/departments.queries.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectMeetingsByIds } from '#server/features/meetings/meetings/meetings.queries.ts'
import { presentOperationAsListItem } from '#server/features/library/operations/operations.present.ts'
import { selectOperationsByIds } from '#server/features/library/operations/operations.queries.ts'
import {
  selectCompaniesByIds,
  selectDoctorsByIds,
  selectProductsByIds,
  selectWorksByIds,
} from './found.queries.ts'
import { createMarker } from './mark-hits.ts'
import { readKeyword } from './read-keyword.ts'
import { selectFound } from './search.queries.ts'

type SearchInput = {
  keyword: string
  college_id: number
  disease_id: number
  page: number
  order?: ListOrder | undefined
  is_free?: boolean | undefined
}

/** The calls of the tabs: the index determines which items in which order, the features their presentation. */
const listFound = <Row extends { id: number }, Item>(
  tab: SearchTab,
  call: Call<SearchInput, Paged<Item & Found>>,
  select: (db: Db, ids: number[]) => Promise<Row[]>,
  present: (row: Row, language: Language) => Item,
) => answer(call, (input, context) => findPage(context, tab, input, select, present))

async function findPage<Row extends { id: number }, Item>(
  { db, caller }: Context,
  tab: SearchTab,
  input: SearchInput,
  select: (db: Db, ids: number[]) => Promise<Row[]>,
  present: (row: Row, language: Language) => Item,
): Promise<Paged<Item & Found>> {
  const keyword = readKeyword(input.keyword)
  if (!keyword) return pageOf([], 0, input.page, pageSize)
  const scope = { collegeId: input.college_id, diseaseId: input.disease_id }
  const offset = offsetOf(input.page, pageSize)
  // Only courses have a price.
  const narrowed = { order: input.order, isFree: tab === 'course' ? input.is_free : undefined }
  const entries = await selectFound(db, tab, keyword, scope, pageSize, offset, narrowed)
  const ids = entries.map((entry) => entry.itemId)
  const rows = ids.length > 0 ? await select(db, ids) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const mark = await createMarker(keyword)
  const data = entries.flatMap((entry) => {
    const row = byId.get(entry.itemId)
    // Unpublished a moment ago; the index will follow.
    if (!row) return []
    return {
      ...present(row, caller.language),
      found_title: mark(entry.title, tab === 'expert'),
      found_note: mark(entry.subtitle),
    }
  })
  return pageOf(data, entries[0]?.total ?? 0, input.page, pageSize)
}

const listMeetings = (tab: 'advance' | 'playback' | 'credit') =>
  listFound(tab, searchCalls[tab], selectMeetingsByIds, (row) => presentMeeting(row, new Date()))

export const foundLists = [
  listMeetings('advance'),
  listMeetings('playback'),
  listMeetings('credit'),
  listFound('column', searchCalls.column, selectColumnsByIds, (row) => presentColumn(row, new Date())),
  listFound('consulting', searchCalls.consulting, selectArticlesByIds, presentInformation),
  listFound('expert', searchCalls.expert, selectDoctorsByIds, presentDoctorItem),
  listFound('course', searchCalls.course, selectWorksByIds, presentProduction),
  listFound('operation', searchCalls.operation, selectOperationsByIds, presentOperationAsListItem),
  listFound('department', searchCalls.department, selectDepartmentsByIds, presentDepartment),
  listFound('company', searchCalls.company, selectCompaniesByIds, (row) => ({
    company_id: row.id,
    company_name: row.name,
    logo: row.logo,
  })),
  listFound('product', searchCalls.product, selectProductsByIds, (row) => ({
    product_id: row.id,
    product_name: row.name,
    cover: row.cover,
    company_name: row.company,
  })),
]
