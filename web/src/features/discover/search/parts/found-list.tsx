import type { ReactNode } from 'react'
import type { MeetingItem } from '#contract/wire/items.ts'
import type { Found, SearchTab } from '#contract/discover/search.ts'
import { articlePaths } from '#web/features/library/articles/paths.ts'
import { browsePaths } from '#web/features/discover/browse/paths.ts'
import { CardSale } from '#web/features/library/courses/cards/card-sale.tsx'
import { Price } from '#web/features/library/courses/cards/price.tsx'
import { workTarget } from '#web/features/library/courses/paths.ts'
import { departmentPaths } from '#web/features/library/departments/paths.ts'
import { encyclopediaPaths } from '#web/features/library/encyclopedia/paths.ts'
import { MeetingTag } from '#web/features/meetings/meetings/cards/meeting-tag.tsx'
import { meetingTarget } from '#web/features/meetings/meetings/paths.ts'
import { operationPaths } from '#web/features/library/operations/paths.ts'
import { clock } from '#web/platform/clock.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { dayText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import { searchQueries } from '../queries.ts'
import type { FilteredSearch } from '../queries.ts'
import { searchText } from '../text.ts'
import { FoundCard, FoundExpert, FoundThing } from './found-rows.tsx'

type Empty = { emptyText: string; emptyAction?: ReactNode }
type RenderTab = (search: FilteredSearch, empty: Empty) => ReactNode

const cards = { skeleton: 'feed', estimate: 120 } as const
const rows = { skeleton: 'rows', estimate: 76 } as const

const renderMeetings =
  (tab: 'advance' | 'playback' | 'credit'): RenderTab =>
  (search, empty) => (
    <PagedList {...cards} {...empty} query={searchQueries[tab](search)} keyOf={(row) => row.meeting_id}>
      {(row) => <FoundMeeting meeting={row} />}
    </PagedList>
  )

const renderTab: Record<SearchTab, RenderTab> = {
  advance: renderMeetings('advance'),
  playback: renderMeetings('playback'),
  credit: renderMeetings('credit'),
  column: (search, empty) => (
    <PagedList {...cards} {...empty} query={searchQueries.column(search)} keyOf={(row) => row.subject_id}>
      {(row) => <FoundCard found={row} href={browsePaths.column(row.subject_id)} cover={row.subject_cover} />}
    </PagedList>
  ),
  consulting: (search, empty) => (
    <PagedList
      {...cards}
      {...empty}
      query={searchQueries.consulting(search)}
      keyOf={(row) => row.information_id}
    >
      {(row) => (
        <FoundCard
          found={row}
          href={articlePaths.detail(row.information_id)}
          cover={row.cover}
          notes={<Day time={row.own_time} />}
        />
      )}
    </PagedList>
  ),
  expert: (search, empty) => (
    <PagedList {...rows} {...empty} query={searchQueries.expert(search)} keyOf={(row) => row.doctor_id}>
      {(row) => <FoundExpert expert={row} />}
    </PagedList>
  ),
  course: (search, empty) => (
    <PagedList {...cards} {...empty} query={searchQueries.course(search)} keyOf={(row) => row.production_id}>
      {(row) => (
        <FoundCard
          found={row}
          href={workTarget({
            id: row.production_id,
            courseType: row.course_type,
            isOperationReview: row.is_operation_review === 1,
            operationId: row.operation_id,
          })}
          cover={row.cover}
          notes={<Price work={row} />}
          action={row.is_free === 0 && <CardSale work={row} />}
        />
      )}
    </PagedList>
  ),
  operation: (search, empty) => (
    <PagedList {...cards} {...empty} query={searchQueries.operation(search)} keyOf={(row) => row.id}>
      {(row) => (
        <FoundCard
          found={row}
          href={operationPaths.detail(row.id)}
          cover={row.cover}
          notes={<Day time={row.own_time} />}
        />
      )}
    </PagedList>
  ),
  department: (search, empty) => (
    <PagedList
      {...cards}
      {...empty}
      query={searchQueries.department(search)}
      keyOf={(row) => row.department_id}
    >
      {(row) => (
        <FoundCard
          found={row}
          href={departmentPaths.detail(row.department_id)}
          cover={row.cover}
          notes={<span>{row.college_name}</span>}
        />
      )}
    </PagedList>
  ),
  company: (search, empty) => (
    <PagedList {...rows} {...empty} query={searchQueries.company(search)} keyOf={(row) => row.company_id}>
      {(row) => (
        <FoundThing found={row} href={encyclopediaPaths.company(row.company_id)} picture={row.logo} />
      )}
    </PagedList>
  ),
  product: (search, empty) => (
    <PagedList {...rows} {...empty} query={searchQueries.product(search)} keyOf={(row) => row.product_id}>
      {(row) => (
        <FoundThing found={row} href={encyclopediaPaths.product(row.product_id)} picture={row.cover} />
      )}
    </PagedList>
  ),
}

/** The results of a tab. */
export const FoundList = ({ tab, search, ...empty }: Empty & { tab: SearchTab; search: FilteredSearch }) =>
  renderTab[tab](search, empty)

function FoundMeeting({ meeting }: { meeting: MeetingItem & Found }) {
  const text = useText(searchText)
  return (
    <FoundCard
      found={meeting}
      href={meetingTarget(meeting)}
      cover={meeting.cover}
      over={meeting.parent_title}
      onMedia={<MeetingTag type={meeting.meeting_type} solid />}
      notes={
        <>
          <Day time={meeting.begin_time} />
          {meeting.is_credit_meeting === 1 && <Tag kind="credit">{text.credit}</Tag>}
        </>
      }
    />
  )
}

function Day({ time }: { time: string }) {
  const language = useLanguage()
  return <span>{dayText(time, new Date(clock.now()), language)}</span>
}
