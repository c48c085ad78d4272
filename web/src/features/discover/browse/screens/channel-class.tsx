import { subjectQueries } from '#web/features/library/subjects/queries.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from '#web/shell/navigation.ts'
import { channelTypes } from '#contract/discover/browse.ts'
import { titleInAddress } from '#contract/wire/title-in-address.ts'
import { optionalPart } from '#web/shell/optional-part.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useSidePanel } from '#web/shell/side-panel.ts'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { ChannelFilters } from '../parts/channel-filters.tsx'
import { ChannelList } from '../parts/channel-list.tsx'
import { browseText } from '../text.ts'
import { useFilter } from '../use-filter.ts'

const DiseasePanel = optionalPart(async () => (await import('../parts/disease-panel.tsx')).DiseasePanel)

/** All content of one kind; within a subject, by disease. */
export function ChannelClass() {
  const text = useText(browseText)
  const client = useQueryClient()
  const [query] = useSearchParams()
  const type = useQueryId('type')
  const filter = useFilter()
  const { collegeId, diseaseId } = filter.scope
  const diseases = useQuery(subjectQueries.diseases(collegeId))
  // Picks are chosen by the editors; there is nothing to narrow.
  const isNarrowed = type !== channelTypes.picks
  useSidePanel(
    useMemo(
      () =>
        isNarrowed && diseases.data ? <DiseasePanel diseases={diseases.data} current={diseaseId} /> : null,
      [isNarrowed, diseases.data, diseaseId],
    ),
  )
  const all = [{ disease_id: 0, disease_name: text.all }, ...(diseases.data ?? [])]
  return (
    <ScreenFrame title={titleInAddress(query.get('name'))}>
      {isNarrowed && (
        <Tabs
          id="channel"
          label={text.diseases}
          items={all.map((one) => ({ key: String(one.disease_id), label: one.disease_name }))}
          active={String(diseaseId)}
          onChange={(key) => filter.choose(['disease_id', key === '0' ? '' : key])}
        />
      )}
      <PullToRefresh onRefresh={() => startOver(client)}>
        {isNarrowed ? (
          <TabPanel tabsId="channel" tabKey={String(diseaseId)}>
            <ChannelFilters type={type} filter={filter} />
            {/* The card titles need a heading above them. */}
            <h2 className="visually-hidden">
              {all.find((one) => one.disease_id === diseaseId)?.disease_name ?? text.all}
            </h2>
            <ChannelList type={type} filter={filter} />
          </TabPanel>
        ) : (
          <ChannelList type={type} filter={filter} />
        )}
      </PullToRefresh>
      <ScrollToTop />
    </ScreenFrame>
  )
}
