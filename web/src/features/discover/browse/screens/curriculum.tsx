import { useQueryClient } from '@tanstack/react-query'
import { SubjectChips } from '#web/features/library/subjects/fields/subject-chips.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { ToolRow } from '#web/ui/tool-row/tool-row.tsx'
import { OrderSwitch } from '../parts/order-switch.tsx'
import { WorkList } from '../parts/work-list.tsx'
import { browseText } from '../text.ts'
import { useFilter } from '../use-filter.ts'

const tabs = ['all', 'free', 'paid', 'series'] as const

/** The price filter of each tab. */
const isFree = { all: undefined, free: true, paid: false, series: undefined }

export function Curriculum() {
  const text = useText(browseText)
  const client = useQueryClient()
  const filter = useFilter()
  const [tab, setTab] = useQueryChoice('tab', tabs)
  return (
    <ScreenFrame>
      <Tabs
        id="curriculum"
        label={text.kinds}
        items={tabs.map((key) => ({ key, label: text[key] }))}
        active={tab}
        onChange={setTab}
      />
      <SubjectChips chosen={filter.scope.collegeId} onChoose={filter.chooseSubject} />
      <PullToRefresh onRefresh={() => startOver(client)}>
        <TabPanel tabsId="curriculum" tabKey={tab}>
          <ToolRow>
            <OrderSwitch filter={filter} />
          </ToolRow>
          <WorkList scope={filter.scope} isFree={isFree[tab]} kind={tab === 'series' ? 'series' : 'all'} />
        </TabPanel>
      </PullToRefresh>
      <ScrollToTop />
    </ScreenFrame>
  )
}
