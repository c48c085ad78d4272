import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { HistoryItem } from '#contract/community/history.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useQueryWord } from '#web/shell/use-query-word.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { ClockDrawing } from '#web/ui/list-state/thing-drawings.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { SearchBox } from '#web/ui/search-box/search-box.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { HistoryCard } from '../cards/history-card.tsx'
import { historyMutations } from '../mutations.ts'
import { historyQueries } from '../queries.ts'
import { historyText } from '../text.ts'

const kinds = ['meetings', 'information', 'productions', 'operations'] as const

export function ViewHistory() {
  const text = useText(historyText)
  const client = useQueryClient()
  const filled = useFilledKinds()
  const [kind, setKind] = useQueryChoice('kind', [filled[0] ?? kinds[0], ...kinds])
  const [keyword, setKeyword] = useQueryWord('keyword')

  async function remove(item: HistoryItem) {
    // Whoever empties a kind stays with it.
    setKind(kind)
    await historyMutations.remove({ item_type: item.item_type, item_id: item.id })
    toast(text.removed, 'success')
  }

  async function clear() {
    if (!(await confirm({ title: text.clearTitle, text: text.clearNote, yes: text.clear }))) return
    await historyMutations.clear({})
    toast(text.cleared, 'success')
  }

  return (
    <ScreenFrame
      right={
        filled.length > 0 && (
          <Button variant="quiet" small onClick={clear}>
            {text.clear}
          </Button>
        )
      }
    >
      {filled.length > 0 && (
        <SearchBox key={keyword} text={text.search} initial={keyword} onSearch={setKeyword} />
      )}
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
            query={historyQueries.list(kind, keyword)}
            skeleton="feed"
            keyOf={(item) => item.id}
            estimate={120}
            emptyText={keyword ? text.nothingFound(keyword) : text.nothing}
            emptyAction={<ButtonLink href="/">{text.toHome}</ButtonLink>}
            emptyDrawing={<ClockDrawing />}
          >
            {(item) => <HistoryCard item={item} onRemove={() => remove(item)} />}
          </PagedList>
        </PullToRefresh>
      </TabPanel>
    </ScreenFrame>
  )
}

/** The kinds that anything was seen of; none while that is not known. */
function useFilledKinds() {
  const lists = {
    meetings: useInfiniteQuery(historyQueries.list('meetings')),
    information: useInfiniteQuery(historyQueries.list('information')),
    productions: useInfiniteQuery(historyQueries.list('productions')),
    operations: useInfiniteQuery(historyQueries.list('operations')),
  }
  // Before all have answered, the screen would turn from one kind to the next.
  if (Object.values(lists).some((list) => list.isPending)) return []
  return kinds.filter((kind) => lists[kind].data?.pages[0]?.data.length)
}
