import { useEffect, useRef, useSyncExternalStore } from 'react'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { danmakuText } from '../text.ts'
import type { DanmakuRoom } from '../use-danmaku.ts'

const mostListed = 60

/** The same lines without motion, up to the current second of a recording. */
export function DanmakuList({ room }: { room: DanmakuRoom }) {
  const text = useText(danmakuText)
  const { feed, shownSecond } = room
  const lines = useSyncExternalStore(feed.subscribe, feed.lines)
  const passed = lines.filter((line) => line.second <= shownSecond + 1)
  const shown = passed.slice(-mostListed)
  const boxRef = useRef<HTMLDivElement>(null)
  const isAtEndRef = useRef(true)

  // Does not scroll while the user has scrolled back to read.
  useEffect(() => {
    const box = boxRef.current
    if (box && isAtEndRef.current) box.scrollTop = box.scrollHeight
  })

  return (
    <div
      ref={boxRef}
      className="danmaku-list"
      role="log"
      aria-live="off"
      aria-label={text.danmaku}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      tabIndex={0}
      onScroll={({ currentTarget: box }) => {
        isAtEndRef.current = box.scrollHeight - box.scrollTop - box.clientHeight < 24
      }}
    >
      {shown.length === 0 && <ListState status="empty" inline emptyText={text.none} />}
      {shown.map((line) => (
        <p key={line.id} className="danmaku-list-line" data-own={line.isOwn || undefined}>
          <span className="danmaku-list-time">{durationText(line.second)}</span>
          <span>
            <span className="danmaku-list-name">{line.isOwn ? text.own : line.name || text.nameless}</span>{' '}
            {line.text}
          </span>
        </p>
      ))}
    </div>
  )
}
