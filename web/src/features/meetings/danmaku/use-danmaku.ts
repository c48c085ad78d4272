import { useCallback, useMemo, useRef, useState } from 'react'
import { clock } from '#web/platform/clock.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { createFeed } from './feed.ts'
import type { Feed } from './feed.ts'
import { useLiveLines } from './use-live-lines.ts'
import { useRecordedLines } from './use-recorded-lines.ts'

/** A recording, or a live broadcast since a point in time. */
export type DanmakuTarget =
  | { meetingId: number; recordingId: number }
  | { meetingId: number; liveSince: string }

export type DanmakuRoom = {
  feed: Feed
  isLive: boolean
  meetingId: number
  /** 0 for a live broadcast. */
  recordingId: number
  /** The second to which a comment written now belongs. */
  second: () => number
  /** The current whole second of a recording, for lists by time. */
  shownSecond: number
  tick: (second: number) => void
}

export function useDanmaku(target: DanmakuTarget): DanmakuRoom {
  const { meetingId } = target
  const isLive = 'liveSince' in target
  const liveSince = isLive ? target.liveSince : ''
  const recordingId = isLive ? 0 : target.recordingId
  // Another recording needs another feed; the player stays mounted.
  const name = `${meetingId} ${recordingId}`
  const [made, setMade] = useState(() => ({ name, feed: createFeed(isLive) }))
  if (made.name !== name) setMade({ name, feed: createFeed(isLive) })
  const { feed } = made
  const secondRef = useRef(0)
  const [shownSecond, setShownSecond] = useState(0)
  useLiveLines(feed, meetingId, isLive)
  const read = useRecordedLines(feed, meetingId, recordingId)
  const tick = useCallback(
    (second: number) => {
      secondRef.current = second
      setShownSecond(Math.floor(second))
      read(second)
    },
    [read],
  )
  return useMemo(() => {
    const since = shanghaiMoment(liveSince)
    const liveSecond = () => Math.max(0, (clock.now() - since) / 1000 || 0)
    const second = isLive ? liveSecond : () => secondRef.current
    return { feed, isLive, meetingId, recordingId, second, shownSecond, tick }
  }, [feed, isLive, meetingId, recordingId, liveSince, shownSecond, tick])
}
