import { FailureState } from '#web/shell/failure-state.tsx'
import { useText } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { ChatComposer } from '../parts/chat-composer.tsx'
import { MessageList } from '../parts/message-list.tsx'
import { chatText } from '../text.ts'
import { useChat } from '../use-chat.ts'
import type { ShownChat } from '../use-chat.ts'
import './chat.css'

/** A group talking, live. It fills the box that it is put into: a screen, or a column beside a room. */
export function Chat({ groupId }: { groupId: number }) {
  return <ChatPanel key={groupId} groupId={groupId} />
}

function ChatPanel({ groupId }: { groupId: number }) {
  const text = useText(chatText)
  const chat = useChat(groupId)
  return (
    <section className="chat" aria-label={chat.title || text.messages}>
      <header className="chat-head">
        <h2 className="chat-title">{chat.title}</h2>
        {chat.members.length > 0 && <span className="chat-members">{text.members(chat.members.length)}</span>}
      </header>
      <ChatBody groupId={groupId} chat={chat} />
    </section>
  )
}

function ChatBody({ groupId, chat }: { groupId: number; chat: ShownChat }) {
  const { list } = chat
  if (list.isPending) return <Skeleton shape="rows" count={4} />
  if (list.isError && !list.data) {
    return <FailureState error={list.error} onRetry={() => list.refetch()} />
  }
  return (
    <>
      <MessageList chat={chat} />
      <ChatComposer groupId={groupId} outbox={chat.outbox} />
    </>
  )
}
