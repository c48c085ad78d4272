import type { InboxState } from '#contract/discover/inbox.ts'
import { useQueryWord } from '#web/shell/use-query-word.ts'
import { messagePaths } from '#web/paths/messages.ts'
import { backlogPaths } from '#web/paths/backlog.ts'
import { unionPaths } from '#web/paths/unions.ts'
import { Badge } from '#web/ui/badge/badge.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { inboxText } from '../text.ts'
import { ChatSheet } from './chat-sheet.tsx'

/** What else waits to be read, besides the messages. */
export function WaitingRows({ state }: { state: InboxState }) {
  const text = useText(inboxText)
  // The number of a chat, or `all` for their list. A notice of unread messages leads to its chat.
  const [chat, setChat] = useQueryWord('chat')
  const chatCount = state.unreadMessages - state.unreadCount
  const { quantity, waitNum, isStcApplication, hasConclusionNotice } = state
  const isEmpty = chatCount + quantity + waitNum + isStcApplication + hasConclusionNotice === 0
  return (
    <>
      {!isEmpty && (
        <Section title={text.waiting}>
          {waitNum > 0 && (
            <ListRow
              title={text.todos}
              href={backlogPaths.all}
              after={<Badge count={waitNum} label={text.todoCount(waitNum)} />}
            />
          )}
          {hasConclusionNotice === 1 && (
            <ListRow title={text.conclusions} href={messagePaths.list('consultations')} />
          )}
          {isStcApplication === 1 && <ListRow title={text.applications} href={unionPaths.all} />}
          {quantity > 0 && (
            <ListRow
              title={text.notices}
              href={unionPaths.allNotices}
              after={<Badge count={quantity} label={text.noticeCount(quantity)} />}
            />
          )}
          {chatCount > 0 && (
            <ListRow
              title={text.chats}
              onClick={() => setChat('all')}
              after={<Badge count={chatCount} label={text.chatCount(chatCount)} />}
            />
          )}
        </Section>
      )}
      <ChatSheet chat={chat} onChange={setChat} />
    </>
  )
}
