import { subjectQueries } from '#web/features/library/subjects/queries.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SubjectChips } from '#web/features/library/subjects/fields/subject-chips.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { SearchIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { ExpertRow } from '../parts/expert-row.tsx'
import { browsePaths } from '#web/paths/browse.ts'
import { browseQueries } from '../queries.ts'
import { browseText } from '../text.ts'
import { useFilter } from '../use-filter.ts'
import './expert-list.css'

export function ExpertList() {
  const text = useText(browseText)
  const client = useQueryClient()
  const filter = useFilter()
  const { collegeId } = filter.scope
  return (
    <ScreenFrame
      right={
        <Link href="/expertSearch" className="expert-list-search" aria-label={text.searchExperts}>
          <SearchIcon />
        </Link>
      }
    >
      <SubjectChips chosen={filter.scope.collegeId} onChoose={filter.chooseSubject} />
      {collegeId > 0 && <DiseaseTabs filter={filter} />}
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={browseQueries.experts(filter.scope)}
          keyOf={(expert) => expert.doctor_id}
          estimate={92}
          skeleton="rows"
          emptyText={text.noExperts}
          emptyAction={<ButtonLink href={browsePaths.experts()}>{text.seeAll}</ButtonLink>}
        >
          {(expert) => <ExpertRow expert={expert} />}
        </PagedList>
      </PullToRefresh>
      <ScrollToTop />
    </ScreenFrame>
  )
}

function DiseaseTabs({ filter }: { filter: ReturnType<typeof useFilter> }) {
  const text = useText(browseText)
  const diseases = useQuery(subjectQueries.diseases(filter.scope.collegeId))
  const all = [{ disease_id: 0, disease_name: text.all }, ...(diseases.data ?? [])]
  return (
    <Tabs
      label={text.diseases}
      items={all.map((one) => ({ key: String(one.disease_id), label: one.disease_name }))}
      active={String(filter.scope.diseaseId)}
      onChange={(key) => filter.choose(['disease_id', key === '0' ? '' : key])}
    />
  )
}
