import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageKinds } from '#contract/wire/message-kinds.ts'
import { messageKindText } from '#web/features/community/messages/cards/kind-text.ts'
import { MessageRow } from '#web/features/community/messages/cards/message-row.tsx'
import { messageMutations } from '#web/features/community/messages/mutations.ts'
import { messageSettingPaths } from '#web/paths/message-settings.ts'
import { browsePaths } from '#web/paths/browse.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useNow } from '#web/shell/use-now.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useQueryWord } from '#web/shell/use-query-word.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { LetterDrawing } from '#web/ui/list-state/thing-drawings.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { SearchBox } from '#web/ui/search-box/search-box.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { UndoBar } from '#web/ui/undo-bar/undo-bar.tsx'
import { WaitingRows } from '../parts/waiting-rows.tsx'
import { inboxQueries } from '../queries.ts'
import { useInboxState } from '../state.ts'
import { inboxText } from '../text.ts'
import './message-list.css'

type ReadAll = { readTime: number; count: number }

/** Every message of the member, by tab; what else waits to be read is above them. */
export function MessageListScreen() {
  const text = useText(inboxText)
  const kinds = useText(messageKindText)
  const client = useQueryClient()
  const now = useNow('minute')
  const state = useInboxState()
  const [tab, setTab] = useQueryChoice('kind', ['all', ...messageKinds])
  const [shown, setShown] = useQueryChoice('show', ['all', 'unread'])
  const [keyword, setKeyword] = useQueryWord('keyword')
  const [readAll, setReadAll] = useState<ReadAll>()
  const kind = tab === 'all' ? undefined : tab
  const unreadCount = (kind ? state.data?.tabCounts[kind] : state.data?.unreadCount) ?? 0

  async function read() {
    const { read_time } = await messageMutations.markRead({ kind })
    setReadAll({ readTime: read_time, count: unreadCount })
  }

  async function undo({ readTime }: ReadAll) {
    await messageMutations.undoRead({ read_time: readTime })
    setReadAll(undefined)
    toast(text.undone, 'success')
  }

  return (
    <ScreenFrame
      right={
        <>
          {unreadCount > 0 && (
            <Button variant="quiet" small onClick={read}>
              {text.readAll}
            </Button>
          )}
          <ButtonLink variant="quiet" small href={messageSettingPaths.settings}>
            {text.settings}
          </ButtonLink>
        </>
      }
    >
      <SearchBox key={keyword} text={text.search} initial={keyword} onSearch={setKeyword} />
      <Tabs
        label={text.tabs}
        active={tab}
        onChange={setTab}
        items={[
          { key: 'all' as const, label: text.all, count: state.data?.unreadCount },
          ...messageKinds.map((key) => ({
            key,
            label: kinds[key],
            count: state.data?.tabCounts[key],
          })),
        ]}
      />
      <div className="message-list-filter">
        <Chip pressed={shown === 'unread'} onPress={() => setShown(shown === 'unread' ? 'all' : 'unread')}>
          {text.unreadOnly}
        </Chip>
      </div>
      <PullToRefresh onRefresh={() => startOver(client)}>
        {state.data && !kind && keyword === '' && <WaitingRows state={state.data} />}
        <PagedList
          query={inboxQueries.list({ kind, isUnreadOnly: shown === 'unread', keyword })}
          skeleton="rows"
          keyOf={(message) => message.id}
          estimate={96}
          emptyText={keyword ? text.nothingFound(keyword) : shown === 'unread' ? text.noneUnread : text.none}
          emptyAction={<ButtonLink href={browsePaths.recentMeetings}>{text.toMeetings}</ButtonLink>}
          emptyDrawing={<LetterDrawing />}
        >
          {(message) => <MessageRow message={message} now={new Date(now)} hasKind={!kind} />}
        </PagedList>
      </PullToRefresh>
      {readAll && (
        <UndoBar
          key={readAll.readTime}
          message={text.allRead(readAll.count)}
          undo={text.undo}
          onUndo={() => undo(readAll)}
          onEnd={() => setReadAll(undefined)}
        />
      )}
    </ScreenFrame>
  )
}
