import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { ChatMessage } from '#contract/community/chat.ts'
import { useNow } from '#web/shell/use-now.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { ArrowUpIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { firstUnread } from '../live-messages.ts'
import { chatText } from '../text.ts'
import type { ShownChat } from '../use-chat.ts'
import { MessageRow } from './message-row.tsx'
import { OutgoingRow } from './outgoing-row.tsx'

/** So near to the end counts as being there. */
const nearPx = 80
/** Older messages are loaded this far before their place is reached. */
const aheadPx = 400
/** The time is written above what follows a longer silence. */
const silenceMs = 5 * 60_000

type MessageListProps = {
  chat: ShownChat
  /** The message that the list goes to, and loads older ones for. */
  targetId: number | undefined
  onTarget: (messageId: number | undefined) => void
  /** Undefined where nothing can be answered any more. */
  onQuote: ((message: ChatMessage) => void) | undefined
}

/** The messages of a group. Somebody at the end stays there; somebody who reads further up is not moved. */
export function MessageList({ chat, targetId, onTarget, onQuote }: MessageListProps) {
  const text = useText(chatText)
  const language = useLanguage()
  const [isAtEnd, setIsAtEnd] = useState(true)
  const { messages, outgoing, list, readNumber } = chat
  // The line stays where it was when the panel opened.
  const [openedAt] = useState(readNumber ?? 0)
  const unreadId = firstUnread(messages, openedAt, chat.ownId)?.message_id
  const newest = messages.at(-1)
  const box = useKeptScroll(messages[0]?.message_id, isAtEnd)
  const isInView = useIsInView(box)
  const now = useNow('minute')
  useTarget({ chat, box, targetId, onTarget })

  const markRead = useEffectEvent((message: ChatMessage) => {
    if (document.visibilityState === 'visible' && message.number > (readNumber ?? 0)) chat.markRead(message)
  })
  useEffect(() => {
    if (!isInView || !isAtEnd || !newest) return undefined
    const look = () => markRead(newest)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [newest, isAtEnd, isInView])

  function handleScroll() {
    const { scrollTop, scrollHeight, clientHeight } = box.current!
    setIsAtEnd(scrollHeight - scrollTop - clientHeight < nearPx)
    if (scrollTop < aheadPx && list.hasNextPage && !list.isFetching) void list.fetchNextPage()
  }

  const scrollToEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'smooth' })
  const news = messages.filter(
    ({ number, userid }) => number > (readNumber ?? 0) && userid !== chat.ownId,
  ).length

  return (
    <div className="chat-middle">
      <div
        ref={box}
        className="chat-list"
        role="log"
        aria-label={text.messages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls from the keyboard too
        tabIndex={0}
        onScroll={handleScroll}
      >
        {list.hasNextPage && (
          <p className="chat-older">
            <Button variant="quiet" small onClick={() => list.fetchNextPage()}>
              {text.loadOlder}
            </Button>
          </p>
        )}
        {messages.length + outgoing.length === 0 && <ListState status="empty" emptyText={text.none} />}
        {messages.map((message, at) => (
          <Fragment key={message.message_id}>
            {message.created_ms - (messages[at - 1]?.created_ms ?? 0) > silenceMs && (
              <p className="chat-time">{dateText(message.create_time, new Date(now), language)}</p>
            )}
            {message.message_id === unreadId && <p className="chat-unread">{text.unread}</p>}
            <MessageRow
              message={message}
              chat={chat}
              now={now}
              isFound={message.message_id === targetId}
              onQuote={onQuote}
              onTarget={onTarget}
            />
          </Fragment>
        ))}
        {outgoing.map((message) => (
          <OutgoingRow key={message.clientId} message={message} outbox={chat.outbox} />
        ))}
      </div>
      {!isAtEnd && (
        <button type="button" className="chat-to-end" onClick={scrollToEnd} aria-label={text.toEnd}>
          {news > 0 && <span>{text.newMessages(news)}</span>}
          <ArrowUpIcon size="small" />
        </button>
      )}
    </div>
  )
}

const markMs = 2000

/** Goes to a message, loading older ones until it is there, and marks it for a moment. */
function useTarget({
  chat,
  box,
  targetId,
  onTarget,
}: Pick<MessageListProps, 'chat' | 'targetId' | 'onTarget'> & { box: RefObject<HTMLElement | null> }) {
  const { list, messages } = chat
  const isThere = messages.some(({ message_id }) => message_id === targetId)
  const isMore = list.hasNextPage && !list.isFetching
  const loadOlder = useEffectEvent(() => void list.fetchNextPage())
  const end = useEffectEvent(() => onTarget(undefined))
  useEffect(() => {
    if (targetId === undefined || isThere) return
    if (isMore) loadOlder()
  }, [targetId, isThere, isMore])
  useEffect(() => {
    const row = isThere && box.current?.querySelector<HTMLElement>(`[data-message="${targetId}"]`)
    if (!row) return undefined
    // Not `scrollIntoView`, which would move the page too.
    box.current!.scrollTo({ top: row.offsetTop - box.current!.clientHeight / 3 })
    const timer = setTimeout(end, markMs)
    return () => clearTimeout(timer)
  }, [targetId, isThere, box])
}

/** A panel further down the page has not been read. */
function useIsInView(box: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)!.isIntersecting))
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [box])
  return isInView
}

/** Opens at the unread line or the end; then keeps what is read in its place when older messages are added above. */
function useKeptScroll(oldestId: number | undefined, isAtEnd: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<{ oldestId: number | undefined; height: number }>(undefined)
  // Every render may have changed the height.
  useLayoutEffect(() => {
    const element = box.current!
    const { scrollHeight: height } = element
    const line = element.querySelector<HTMLElement>('.chat-unread')
    // Not `scrollIntoView`, which would move the page too.
    if (!before.current && line) element.scrollTo({ top: line.offsetTop - element.clientHeight / 2 })
    else if (before.current && before.current.oldestId !== oldestId)
      element.scrollBy({ top: height - before.current.height })
    else if (isAtEnd && before.current?.height !== height) element.scrollTo({ top: height })
    before.current = { oldestId, height }
  })
  return box
}
