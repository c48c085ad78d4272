import { useState } from 'react'
import type { ChatMessage } from '#contract/community/chat.ts'
import { FailureState } from '#web/shell/failure-state.tsx'
import { MoreIcon } from '#web/ui/icon/navigation-icons.tsx'
import { ScreenIcon } from '#web/ui/icon/room-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Modal } from '#web/ui/modal/modal.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { ChatComposer } from '../parts/chat-composer.tsx'
import { ChatMenu } from '../parts/chat-menu.tsx'
import { MessageList } from '../parts/message-list.tsx'
import { chatText } from '../text.ts'
import { useChat } from '../use-chat.ts'
import type { ShownChat } from '../use-chat.ts'
import './chat.css'

/** `isFull` where it fills the screen anyway. */
type ChatProps = { groupId: number; isFull?: boolean; onLeft?: () => void }

/** A group talking, live. It fills the box that it is put into: a screen, or a column beside a room. */
export function Chat(props: ChatProps) {
  return <ChatFrame key={props.groupId} {...props} />
}

/** On a phone the box is small: one press fills the screen with it. */
function ChatFrame({ isFull: isAlwaysFull = false, ...props }: ChatProps) {
  const text = useText(chatText)
  const [isFull, setIsFull] = useState(false)
  const [isLeft, setIsLeft] = useState(false)
  if (isLeft)
    return (
      <section className="chat" aria-label={text.messages}>
        <p className="chat-over">{text.left}</p>
      </section>
    )
  const panel = (
    <ChatPanel
      {...props}
      onLeft={() => {
        setIsLeft(true)
        setIsFull(false)
        props.onLeft?.()
      }}
      isFull={isFull}
      onFull={isAlwaysFull ? undefined : () => setIsFull(!isFull)}
    />
  )
  return isFull ? (
    <Modal open onClose={() => setIsFull(false)} from="full">
      {panel}
    </Modal>
  ) : (
    panel
  )
}

type ChatPanelProps = {
  groupId: number
  onLeft: () => void
  isFull: boolean
  onFull: (() => void) | undefined
}

function ChatPanel({ groupId, onLeft, isFull, onFull }: ChatPanelProps) {
  const text = useText(chatText)
  const chat = useChat(groupId)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  /** The message that the list goes to: a found or a quoted one. */
  const [targetId, setTargetId] = useState<number>()
  return (
    <section className="chat" aria-label={chat.title || text.messages}>
      <header className="chat-head">
        <h2 className="chat-title">{chat.title}</h2>
        {chat.members.length > 0 && <span className="chat-members">{text.members(chat.members.length)}</span>}
        {onFull && (
          <span className="chat-full">
            <IconButton label={isFull ? text.endFull : text.full} icon={<ScreenIcon />} onClick={onFull} />
          </span>
        )}
        <IconButton label={text.menu} icon={<MoreIcon />} onClick={() => setIsMenuOpen(true)} />
      </header>
      <ChatBody groupId={groupId} chat={chat} targetId={targetId} onTarget={setTargetId} />
      <ChatMenu
        groupId={groupId}
        chat={chat}
        open={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        onFound={setTargetId}
        onLeft={onLeft}
      />
    </section>
  )
}

type ChatBodyProps = {
  groupId: number
  chat: ShownChat
  targetId: number | undefined
  onTarget: (messageId: number | undefined) => void
}

function ChatBody({ groupId, chat, targetId, onTarget }: ChatBodyProps) {
  const text = useText(chatText)
  const [quoted, setQuoted] = useState<ChatMessage>()
  const { list } = chat
  if (list.isPending) return <Skeleton shape="rows" count={4} />
  if (list.isError && !list.data) {
    return <FailureState error={list.error} onRetry={() => list.refetch()} />
  }
  return (
    <>
      <MessageList
        chat={chat}
        targetId={targetId}
        onTarget={onTarget}
        onQuote={chat.isClosed ? undefined : setQuoted}
      />
      {chat.isClosed ? (
        <p className="chat-over">{text.closed}</p>
      ) : (
        <ChatComposer groupId={groupId} chat={chat} quoted={quoted} onQuoted={setQuoted} />
      )}
    </>
  )
}
