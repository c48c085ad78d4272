import type { ReactNode } from 'react'
import type { SearchTab } from '#contract/discover/search.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { searchQueries } from '../queries.ts'
import type { FilteredSearch } from '../queries.ts'
import {
  FoundArticle,
  FoundColumn,
  FoundCompany,
  FoundCourse,
  FoundDepartment,
  FoundDigest,
  FoundDisease,
  FoundExpert,
  FoundMeeting,
  FoundOperation,
  FoundPassage,
  FoundProduct,
} from './found-items.tsx'

type Empty = { emptyText: string; emptyAction?: ReactNode }
type RenderTab = (search: FilteredSearch, empty: Empty) => ReactNode

const cards = { skeleton: 'feed', estimate: 120 } as const
const rows = { skeleton: 'rows', estimate: 76 } as const

const renderMeetings =
  (tab: 'live' | 'advance' | 'playback' | 'credit'): RenderTab =>
  (search, empty) => (
    <PagedList {...cards} {...empty} query={searchQueries[tab](search)} keyOf={(row) => row.meeting_id}>
      {(row) => <FoundMeeting meeting={row} />}
    </PagedList>
  )

const renderTab: Record<SearchTab, RenderTab> = {
  disease: (search, empty) => (
    <PagedList {...rows} {...empty} query={searchQueries.disease(search)} keyOf={(row) => row.disease_id}>
      {(row) => <FoundDisease disease={row} />}
    </PagedList>
  ),
  live: renderMeetings('live'),
  advance: renderMeetings('advance'),
  playback: renderMeetings('playback'),
  credit: renderMeetings('credit'),
  column: (search, empty) => (
    <PagedList {...cards} {...empty} query={searchQueries.column(search)} keyOf={(row) => row.subject_id}>
      {(row) => <FoundColumn column={row} />}
    </PagedList>
  ),
  consulting: (search, empty) => (
    <PagedList
      {...cards}
      {...empty}
      query={searchQueries.consulting(search)}
      keyOf={(row) => row.information_id}
    >
      {(row) => <FoundArticle article={row} />}
    </PagedList>
  ),
  expert: (search, empty) => (
    <PagedList {...rows} {...empty} query={searchQueries.expert(search)} keyOf={(row) => row.doctor_id}>
      {(row) => <FoundExpert expert={row} />}
    </PagedList>
  ),
  course: (search, empty) => (
    <PagedList {...cards} {...empty} query={searchQueries.course(search)} keyOf={(row) => row.production_id}>
      {(row) => <FoundCourse course={row} />}
    </PagedList>
  ),
  operation: (search, empty) => (
    <PagedList {...cards} {...empty} query={searchQueries.operation(search)} keyOf={(row) => row.id}>
      {(row) => <FoundOperation operation={row} />}
    </PagedList>
  ),
  passage: (search, empty) => (
    <PagedList {...cards} {...empty} query={searchQueries.passage(search)} keyOf={(row) => row.passage_id}>
      {(row) => <FoundPassage passage={row} />}
    </PagedList>
  ),
  digest: (search, empty) => (
    <PagedList {...cards} {...empty} query={searchQueries.digest(search)} keyOf={(row) => row.recording_id}>
      {(row) => <FoundDigest digest={row} />}
    </PagedList>
  ),
  department: (search, empty) => (
    <PagedList
      {...cards}
      {...empty}
      query={searchQueries.department(search)}
      keyOf={(row) => row.department_id}
    >
      {(row) => <FoundDepartment department={row} />}
    </PagedList>
  ),
  company: (search, empty) => (
    <PagedList {...rows} {...empty} query={searchQueries.company(search)} keyOf={(row) => row.company_id}>
      {(row) => <FoundCompany company={row} />}
    </PagedList>
  ),
  product: (search, empty) => (
    <PagedList {...rows} {...empty} query={searchQueries.product(search)} keyOf={(row) => row.product_id}>
      {(row) => <FoundProduct product={row} />}
    </PagedList>
  ),
}

/** The results of a tab. */
export const FoundList = ({ tab, search, ...empty }: Empty & { tab: SearchTab; search: FilteredSearch }) =>
  renderTab[tab](search, empty)
