import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from '#web/shell/navigation.ts'
import { WalletView } from '#web/features/meetings/credit-wallet/cards/wallet-view.tsx'
import { KeptCard } from '#web/features/meetings/study/cards/kept-card.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { Strip } from '#web/ui/strip/strip.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { FiguresView } from '../parts/figures-view.tsx'
import { userCenterQueries } from '../queries.ts'
import { userCenterText } from '../text.ts'
import './user-center.css'

const views = ['data', 'credits'] as const

/** What the member has learned, year by year: watch time, exams, certificates, and the credit wallet. */
export function UserCenter() {
  const text = useText(userCenterText)
  const client = useQueryClient()
  const [view, setView] = useQueryChoice('view', views)
  const [query, setQuery] = useSearchParams()
  const year = useQueryId('year')
  const figures = useQuery({ ...userCenterQueries.get(year), placeholderData: keepPreviousData })

  function chooseYear(chosen: number) {
    const next = new URLSearchParams(query)
    next.set('year', String(chosen))
    setQuery(next, { replace: true })
  }

  return (
    <ScreenFrame>
      <Tabs
        id="user-center"
        label={text.views}
        items={views.map((key) => ({ key, label: text[key] }))}
        active={view}
        onChange={setView}
      />
      {figures.data && (
        <div className="user-center-years">
          <Strip label={text.years}>
            {figures.data.years.toReversed().map((one) => (
              <Chip
                key={one.year}
                pressed={one.year === (year || figures.data.year)}
                onPress={() => chooseYear(one.year)}
              >
                {text.year(one.year)}
              </Chip>
            ))}
          </Strip>
        </div>
      )}
      <TabPanel tabsId="user-center" tabKey={view}>
        <PullToRefresh onRefresh={() => startOver(client)}>
          {view === 'credits' ? (
            <>
              <WalletView year={year} />
              <KeptCard />
            </>
          ) : figures.data ? (
            <FiguresView figures={figures.data} />
          ) : (
            <ListState
              status={figures.isError ? 'error' : 'loading'}
              errorText={figures.error?.message}
              onRetry={() => figures.refetch()}
            />
          )}
        </PullToRefresh>
      </TabPanel>
    </ScreenFrame>
  )
}
