import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReadComment } from '#contract/community/comments.ts'
import { EndSentinel } from '#web/ui/end-sentinel/end-sentinel.tsx'
import { ArrowUpIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { isAtEnd, nextTop } from '../chat-scroll.ts'
import { commentText } from '../text.ts'
import type { ShownComments } from '../use-comments.ts'
import { ChatRow } from './chat-row.tsx'

/** A broadcast may bring thousands: so many are drawn, and as many again when somebody reads back. */
const drawnAtOnce = 100

type ChatLogProps = {
  comments: Pick<ShownComments, 'list' | 'rows'>
  onMore: (comment: ReadComment) => void
  onLike: (comment: ReadComment) => Promise<void>
}

/** The messages, oldest first. It follows the newest until somebody scrolls back to read. */
export function ChatLog({ comments: { list, rows }, onMore, onLike }: ChatLogProps) {
  const text = useText(commentText)
  const boxRef = useRef<HTMLDivElement>(null)
  const beforeRef = useRef<{ height: number; firstId: number }>(undefined)
  const followsRef = useRef(true)
  const [follows, setFollows] = useState(true)
  const [reach, setReach] = useState(drawnAtOnce)
  const shown = rows.slice(0, reach).toReversed()
  const [seenId, setSeenId] = useState(0)
  const newestId = rows[0]?.comment_id ?? 0
  const firstId = shown[0]?.comment_id ?? 0
  if (follows && newestId !== seenId) setSeenId(newestId)
  const hasMore = rows.length > reach || list.hasNextPage

  // What is read stays where it is, whether messages come below it or above it.
  useLayoutEffect(() => {
    const box = boxRef.current
    if (!box) return
    const top = nextTop(box, { follows: followsRef.current, before: beforeRef.current, firstId })
    if (top !== undefined) box.scrollTop = top
    beforeRef.current = { height: box.scrollHeight, firstId }
  })

  // A box that was hidden or has changed its height shows the newest again.
  useEffect(() => {
    const box = boxRef.current
    if (!box) return undefined
    const resizing = new ResizeObserver(() => {
      if (followsRef.current) box.scrollTop = box.scrollHeight
    })
    resizing.observe(box)
    return () => resizing.disconnect()
  }, [boxRef, followsRef])

  function follow(isFollowing: boolean) {
    followsRef.current = isFollowing
    setFollows(isFollowing)
  }

  function goToEnd() {
    follow(true)
    if (boxRef.current) boxRef.current.scrollTop = boxRef.current.scrollHeight
  }

  return (
    <>
      <div
        ref={boxRef}
        className="chat-log"
        role="log"
        aria-label={text.messages}
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
        onScroll={({ currentTarget: box }) => {
          // A hidden box reports its beginning.
          if (box.clientHeight > 0 && isAtEnd(box) !== followsRef.current) follow(isAtEnd(box))
        }}
      >
        <EndSentinel
          key={firstId}
          root={boxRef}
          onReach={() => (rows.length > reach ? setReach(reach + drawnAtOnce) : void list.fetchNextPage())}
          active={!follows && hasMore && !list.isFetching && !list.isError}
        />
        {list.isPending && <Skeleton shape="rows" count={3} />}
        {list.isSuccess && shown.length === 0 && (
          <ListState status="empty" inline emptyText={text.noneInChat} />
        )}
        {list.isError && (
          <ListState
            status="error"
            inline
            errorText={list.error.message}
            onRetry={() => (list.data ? list.fetchNextPage() : list.refetch())}
          />
        )}
        {shown.map((comment) => (
          <ChatRow key={comment.comment_id} comment={comment} onMore={onMore} onLike={onLike} />
        ))}
      </div>
      {!follows && newestId > seenId && (
        <button type="button" className="chat-newest" onClick={goToEnd}>
          <ArrowUpIcon size="small" />
          {text.newMessages}
        </button>
      )}
    </>
  )
}
