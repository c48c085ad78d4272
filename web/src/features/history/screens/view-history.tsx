import { useQueryClient } from '@tanstack/react-query'
import { historyCalls } from '#contract/history.ts'
import type { HistoryItem } from '#contract/history.ts'
import { api } from '#web/platform/api.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { HistoryCard } from '../cards/history-card.tsx'
import { historyQueries } from '../queries.ts'
import { historyText } from '../text.ts'

const kinds = ['meetings', 'information', 'productions', 'operations'] as const

export function ViewHistory() {
  const text = useText(historyText)
  const client = useQueryClient()
  const [kind, setKind] = useQueryChoice('kind', kinds)

  async function remove(item: HistoryItem) {
    await api(historyCalls.remove, { item_type: item.item_type, item_id: item.id })
    await startOver(client)
    toast(text.removed, 'success')
  }

  async function clear() {
    if (!(await confirm({ title: text.clearTitle, text: text.clearNote, yes: text.clear }))) return
    await api(historyCalls.clear, {})
    await startOver(client)
    toast(text.cleared, 'success')
  }

  return (
    <ScreenFrame
      right={
        <Button variant="quiet" small onClick={clear}>
          {text.clear}
        </Button>
      }
    >
      <Tabs
        id="history"
        label={text.kinds}
        items={kinds.map((key) => ({ key, label: text[key] }))}
        active={kind}
        onChange={setKind}
      />
      <TabPanel tabsId="history" tabKey={kind}>
        <PullToRefresh onRefresh={() => startOver(client)}>
          <PagedList
            query={historyQueries.list(kind)}
            skeleton="feed"
            keyOf={(item) => item.id}
            estimate={150}
            emptyText={text.nothing}
          >
            {(item) => <HistoryCard item={item} onRemove={() => remove(item)} />}
          </PagedList>
        </PullToRefresh>
      </TabPanel>
    </ScreenFrame>
  )
}
