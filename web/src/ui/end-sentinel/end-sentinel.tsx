import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'
import './end-sentinel.css'

export type EndSentinelProps = {
  onReach: () => unknown
  /**
   * False while a page loads, after the last one and after a failure. Becoming true asks again, so that a page too
   * short to fill the screen still loads the next one.
   */
  active: boolean
  /** The scrolling element, when it is not the window. */
  root?: RefObject<Element | null>
}

export function EndSentinel({ onReach, active, root }: EndSentinelProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const reach = useEffectEvent(onReach)

  useEffect(() => {
    const element = mark.current
    if (!active || !element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        // once per activation: the caller decides when the next page is wanted
        observer.disconnect()
        reach()
      },
      { root: root?.current ?? null, rootMargin: '240px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [active, root])

  return <span ref={mark} className="end-sentinel" aria-hidden="true" />
}
