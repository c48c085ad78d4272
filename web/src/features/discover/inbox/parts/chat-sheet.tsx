import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Chat } from '#web/features/community/chat/cards/chat.tsx'
import { chatQueries } from '#web/features/community/chat/queries.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { titleOf } from '#web/shell/title-of.ts'
import { Badge } from '#web/ui/badge/badge.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Modal } from '#web/ui/modal/modal.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { inboxText } from '../text.ts'
import './chat-sheet.css'

type ChatSheetProps = {
  /** The number of a chat, `all` for their list, empty for none. */
  chat: string
  onChange: (chat: string) => void
}

/** The chats of the member; each belongs to a meeting or a consultation, and can be read here. */
export function ChatSheet({ chat, onChange }: ChatSheetProps) {
  const text = useText(inboxText)
  const client = useQueryClient()
  const groupId = Number(chat) || 0

  function leaveTo(next: string) {
    onChange(next)
    void invalidateTags(client, 'messages')
  }

  // A chat fills the screen of a phone; their list is short.
  if (groupId > 0)
    return (
      <Modal open onClose={() => leaveTo('')} from="full">
        <div className="chat-sheet-chat">
          <Chat groupId={groupId} isFull onLeft={() => leaveTo('all')} />
          <div className="chat-sheet-foot">
            <Button block onClick={() => leaveTo('all')}>
              {text.backToChats}
            </Button>
          </div>
        </div>
      </Modal>
    )
  return (
    <Sheet open={chat !== ''} flush title={text.chats} onClose={() => leaveTo('')}>
      {chat !== '' && <Groups onChoose={(chosen) => onChange(String(chosen))} />}
    </Sheet>
  )
}

function Groups({ onChoose }: { onChoose: (groupId: number) => void }) {
  const text = useText(inboxText)
  const language = useLanguage()
  const groups = useQuery(chatQueries.groups())
  if (!groups.data)
    return <ListState inline status={groups.isError ? 'error' : 'loading'} onRetry={() => groups.refetch()} />
  if (groups.data.group_list.length === 0) return <ListState inline status="empty" emptyText={text.noChats} />
  return groups.data.group_list.map((group) => (
    <ListRow
      key={group.group_id}
      title={titleOf(group, language)}
      note={separated([
        text.chatMembers(group.member_num),
        group.is_mentioned === 1 && text.mentioned,
        group.is_muted === 1 && text.muted,
        group.is_closed === 1 && text.closed,
      ])}
      after={<Badge count={group.unread_num} label={text.chatCount(group.unread_num)} />}
      onClick={() => onChoose(group.group_id)}
    />
  ))
}
