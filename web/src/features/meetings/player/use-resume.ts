import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { ItemType } from '#contract/wire/item-types.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { historyQueries } from '#web/features/community/history/queries.ts'
import { rememberPosition } from '#web/features/community/history/state.ts'
import { createSaver, resumeFrom } from './resume.ts'

export type ResumeItem = {
  itemType: ItemType
  itemId: number
  /** The episode or recording, 0 without parts. */
  partId: number
  /** Where a link asks to begin; 0 begins where the user stopped. */
  askedSecond?: number
}

/** Beyond this position the user has chosen where to be. */
const begunSeconds = 2

type Saver = ReturnType<typeof createSaver>

/** Resumes where the user stopped, and saves the position: for members on all their devices, for visitors here. */
export function useResume(
  videoRef: RefObject<HTMLVideoElement | null>,
  item: ResumeItem | undefined,
  want: () => void,
) {
  const { itemType = 'production', itemId = 0, partId = 0, askedSecond = 0 } = item ?? {}
  const isChecked = useLoginState().is !== 'unknown'
  const isSaved = item !== undefined && isChecked
  const saved = useQuery({ ...historyQueries.position(itemType, itemId), enabled: isSaved })
  const saverRef = useRef<Saver>(undefined)
  const [resumed, setResumed] = useState<number>()

  useEffect(() => {
    const element = videoRef.current
    if (!element || !isSaved) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const mine = createSaver((second) => void rememberPosition(itemType, itemId, partId, second))
    saverRef.current = mine
    // Tracked here and not read from the video, which may already show the next part when this one is left.
    let time = 0
    let hasPlayed = false
    const stop = () => hasPlayed && mine.stop(time)
    element.addEventListener('playing', () => (hasPlayed = true), { signal })
    element.addEventListener(
      'timeupdate',
      () => {
        if (!hasPlayed) return
        time = element.currentTime
        mine.pass(time)
      },
      { signal },
    )
    element.addEventListener('pause', stop, { signal })
    addEventListener('pagehide', stop, { signal })
    return () => {
      listening.abort()
      stop()
      setResumed(undefined)
    }
  }, [videoRef, isSaved, itemType, itemId, partId])

  // A cached answer from earlier in this visit is outdated: only a fresh one counts.
  const known = saved.isFetchedAfterMount ? saved.data : undefined
  const position = askedSecond || (known?.part_id === partId ? known.position : 0)
  const usedRef = useRef('')
  useEffect(() => {
    const element = videoRef.current
    const name = `${itemType} ${itemId} ${partId}`
    if (!element || position === 0 || usedRef.current === name) return undefined
    const goOn = () => {
      usedRef.current = name
      const second = resumeFrom(position, element.duration)
      if (second === 0 || element.currentTime > begunSeconds) return
      element.currentTime = second
      saverRef.current?.begin(second)
      setResumed(second)
    }
    want()
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) {
      goOn()
      return undefined
    }
    element.addEventListener('loadedmetadata', goOn, { once: true })
    return () => element.removeEventListener('loadedmetadata', goOn)
  }, [videoRef, itemType, itemId, partId, position, want])

  return { resumed, forget: () => setResumed(undefined) }
}
