import { useCallback, useRef, useState } from 'react'
import { scrollBehavior } from '#web/ui/motion.ts'

/** Pages side by side in a scroll-snap strip: the browser moves them; this hook only follows and requests moves. */
export function usePaging<E extends HTMLElement>() {
  const strip = useRef<E>(null)
  const current = useRef(0)
  const [page, setPage] = useState(0)

  const follow = useCallback(() => {
    const element = strip.current
    if (!element?.clientWidth) return
    current.current = Math.round(element.scrollLeft / element.clientWidth)
    setPage(current.current)
  }, [])

  const goTo = useCallback((target: number) => {
    const element = strip.current
    element?.scrollTo({ left: target * element.clientWidth, behavior: scrollBehavior() })
  }, [])

  /** Moves one page forward or back, wrapping at the ends. */
  const step = useCallback(
    (by: 1 | -1, count: number) => {
      const target = (current.current + by + count) % count
      goTo(target)
      return target
    },
    [goTo],
  )

  return { strip, page, follow, goTo, step }
}
