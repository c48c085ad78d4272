import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useArrival } from '#web/shell/navigation.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { historyQueries } from '#web/features/community/history/queries.ts'
import { rememberPosition } from '#web/features/community/history/state.ts'
import { isWorthRestoring, percentRead, readPositions } from './read-position.ts'

/** Scrolling lasts a while; the position is sent to the server when it pauses. */
const pauseMs = 2000

/**
 * Scrolls to where the reader stopped, and saves the position: here, and for members on all their devices. On back
 * navigation the router restores the position itself.
 */
export function useReadPosition(
  articleId: number,
  article: RefObject<HTMLElement | null>,
  onReturn: () => void,
) {
  const login = useLoginState()
  const isMember = login.is === 'in'
  const arrival = useArrival()
  const known = useQuery({ ...historyQueries.position('information', articleId), enabled: isMember })
  const isKnown = login.is === 'out' || (isMember && !known.isFetching)
  const percent = (isMember ? known.data?.position : undefined) || readPositions.of(articleId)
  const isRestored = useRef(false)

  useEffect(() => {
    const element = article.current
    if (!isKnown || !element || isRestored.current) return
    isRestored.current = true
    // A reader who has begun to scroll knows where they want to be.
    const isBack = arrival === 'pop' && hasMoved()
    if (isBack || window.scrollY > 0 || !isWorthRestoring(percent)) return
    const { top, height } = element.getBoundingClientRect()
    window.scrollTo({ top: window.scrollY + top + (height * percent) / 100 })
    onReturn()
  }, [isKnown, arrival, percent, article, onReturn])

  useEffect(() => {
    const element = article.current
    if (!isKnown || !element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const measured = () => {
      const { top, height } = element.getBoundingClientRect()
      return percentRead(top, height)
    }
    let last = window.scrollY > 0 ? measured() : percent
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      readPositions.save(articleId, last)
      void rememberPosition('information', articleId, 0, last)
    }
    const follow = () => {
      last = measured()
      timer ??= setTimeout(save, pauseMs)
    }
    // Opening the article is saved as well.
    save()
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      window.removeEventListener('scroll', follow)
      if (timer) save()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a new start position must not restart it
  }, [isKnown, articleId, article])
}

/** The first page of a visit counts as a history return too, although there is no position to restore. */
const hasMoved = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0
