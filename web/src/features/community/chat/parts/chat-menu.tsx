import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { SearchBox } from '#web/ui/search-box/search-box.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { chatMutations } from '../mutations.ts'
import { chatQueries } from '../queries.ts'
import { chatText } from '../text.ts'
import type { ShownChat } from '../use-chat.ts'

type ChatMenuProps = {
  groupId: number
  chat: ShownChat
  open: boolean
  onClose: () => void
  /** Is given a message that was found and chosen. */
  onFound: (messageId: number) => void
  onLeft: () => void
}

/** What a member does about a chat: searches it, mutes it, leaves it. */
export function ChatMenu({ groupId, chat, open, onClose, onFound, onLeft }: ChatMenuProps) {
  const text = useText(chatText)
  const [word, setWord] = useState('')

  async function mute() {
    await chatMutations.mute({ group_id: groupId, type: !chat.isMuted })
    toast(chat.isMuted ? text.unmuted : text.muted, 'success')
  }

  async function leave() {
    if (!(await confirm({ title: text.leaveAsk, text: text.leaveText, yes: text.leave }))) return
    await chatMutations.leave({ group_id: groupId })
    onClose()
    onLeft()
  }

  function choose(messageId: number) {
    onFound(messageId)
    onClose()
  }

  return (
    <Sheet open={open} onClose={onClose} title={text.menu} flush>
      <SearchBox text={text.search} onSearch={setWord} />
      {word && <Found groupId={groupId} word={word} onChoose={choose} />}
      <ListRow title={chat.isMuted ? text.unmute : text.mute} onClick={mute} />
      {chat.canLeave && <ListRow title={text.leave} onClick={leave} />}
    </Sheet>
  )
}

function Found({
  groupId,
  word,
  onChoose,
}: {
  groupId: number
  word: string
  onChoose: (id: number) => void
}) {
  const text = useText(chatText)
  const { timeOf } = useTimeText()
  const found = useInfiniteQuery(chatQueries.search(groupId, word))
  if (!found.data)
    return <ListState inline status={found.isError ? 'error' : 'loading'} onRetry={() => found.refetch()} />
  const messages = found.data.pages.flatMap((page) => page.message_list)
  return (
    <div aria-live="polite">
      {messages.length === 0 && <ListState inline status="empty" emptyText={text.nothingFound} />}
      {messages.map((message) => (
        <ListRow
          key={message.message_id}
          title={message.content || message.file_name}
          note={`${message.truename || text.nameless} · ${timeOf(message.create_time)}`}
          onClick={() => onChoose(message.message_id)}
        />
      ))}
      {found.hasNextPage && (
        <Button variant="quiet" block onClick={() => found.fetchNextPage()}>
          {text.moreFound}
        </Button>
      )}
    </div>
  )
}
