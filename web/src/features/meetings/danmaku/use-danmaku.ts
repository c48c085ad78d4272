import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { provideMoment } from '#web/features/community/comments/state.ts'
import type { CommentMoment } from '#web/features/community/comments/state.ts'
import { clock } from '#web/platform/clock.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { createFeed } from './feed.ts'
import type { Feed } from './feed.ts'
import { useLiveLines } from './use-live-lines.ts'
import { useRecordedLines } from './use-recorded-lines.ts'

/** A recording, or a live broadcast since a point in time. */
export type DanmakuTarget =
  | { meetingId: number; recordingId: number }
  | { meetingId: number; liveSince: string; scheduleId: number }

export type DanmakuRoom = {
  feed: Feed
  isLive: boolean
  meetingId: number
  /** 0 for a live broadcast. */
  recordingId: number
  /** The session that the page of a broadcast was opened for, 0 for none. */
  scheduleId: number
  /** The place to which a comment written now belongs. */
  moment: () => CommentMoment
  /** The current whole second of a recording, for lists by time. */
  shownSecond: number
  /** The video is at this second, and so far behind what arrives of it. */
  tick: (second: number, lagMs: number) => void
}

export function useDanmaku(target: DanmakuTarget): DanmakuRoom {
  const { meetingId } = target
  const isLive = 'liveSince' in target
  const liveSince = isLive ? target.liveSince : ''
  const scheduleId = isLive ? target.scheduleId : 0
  const recordingId = isLive ? 0 : target.recordingId
  // Another recording needs another feed; the player stays mounted.
  const name = `${meetingId} ${recordingId}`
  const [made, setMade] = useState(() => ({ name, feed: createFeed(isLive) }))
  if (made.name !== name) setMade({ name, feed: createFeed(isLive) })
  const { feed } = made
  /** Undefined until the video has played. */
  const watchedRef = useRef<{ name: string; second: number; lagMs: number }>(undefined)
  const [shownSecond, setShownSecond] = useState(0)
  useLiveLines(feed, meetingId, isLive)
  const read = useRecordedLines(feed, meetingId, recordingId)
  const tick = useCallback(
    (second: number, lagMs: number) => {
      watchedRef.current = { name, second, lagMs }
      if (isLive) return
      setShownSecond(Math.floor(second))
      read(second)
    },
    [read, name, isLive],
  )
  const moment = useCallback((): CommentMoment => {
    const watched = watchedRef.current?.name === name ? watchedRef.current : undefined
    if (!isLive) return { play_time: toMs(watched?.second ?? 0), l_r_id: recordingId }
    const since = shanghaiMoment(liveSince)
    const play_time = toMs(Math.max(0, (clock.now() - since) / 1000 || 0))
    return { play_time, ...(watched && { lag_ms: watched.lagMs }) }
  }, [name, isLive, recordingId, liveSince])
  // What is written in the list below belongs to the picture too, once somebody watches it.
  useEffect(
    () =>
      provideMoment({ itemType: 'meeting', itemId: meetingId }, () =>
        watchedRef.current?.name === name ? moment() : undefined,
      ),
    [meetingId, name, moment],
  )
  return useMemo(
    () => ({ feed, isLive, meetingId, recordingId, scheduleId, moment, shownSecond, tick }),
    [feed, isLive, meetingId, recordingId, scheduleId, moment, shownSecond, tick],
  )
}

/** The server takes seconds to the millisecond. */
const toMs = (second: number) => Math.round(second * 1000) / 1000
