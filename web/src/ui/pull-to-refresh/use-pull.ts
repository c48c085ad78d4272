import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { judgeTouch, pullDistance, refreshFrom } from './pull.ts'

type Start = { x: number; y: number; judged: 'undecided' | 'pull' | 'other' }

export type PullState = { phase: 'idle' | 'pulling' | 'ready' | 'refreshing'; distance: number }

const idle: PullState = { phase: 'idle', distance: 0 }

/**
 * Follows one finger at the top of the window. The listeners are passive, so scrolling is never delayed; the
 * browser's own pull-to-refresh is switched off in base.css.
 */
export function usePull(onRefresh: () => Promise<unknown>) {
  const area = useRef<HTMLDivElement>(null)
  const start = useRef<Start | null>(null)
  const [state, setState] = useState(idle)

  const begin = useEffectEvent((event: TouchEvent) => {
    const touch = event.touches[0]
    const isAtTop = event.touches.length === 1 && window.scrollY <= 0
    const free = state.phase === 'idle' && isAtTop && !isTaken(event.target, area.current)
    start.current = touch && free ? { x: touch.clientX, y: touch.clientY, judged: 'undecided' } : null
  })

  const move = useEffectEvent((event: TouchEvent) => {
    const from = start.current
    const touch = event.touches[0]
    if (!from || !touch) return
    const down = touch.clientY - from.y
    if (from.judged === 'undecided') from.judged = judgeTouch(touch.clientX - from.x, down)
    if (from.judged !== 'pull') return
    const distance = pullDistance(down)
    setState({ phase: distance >= refreshFrom ? 'ready' : 'pulling', distance })
  })

  const end = useEffectEvent(async () => {
    if (start.current?.judged !== 'pull') return
    start.current = null
    if (state.phase !== 'ready') {
      setState(idle)
      return
    }
    setState({ phase: 'refreshing', distance: refreshFrom })
    try {
      await onRefresh()
    } finally {
      setState(idle)
    }
  })

  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    const leaving = new AbortController()
    const quietly = { passive: true, signal: leaving.signal }
    element.addEventListener('touchstart', (event) => begin(event), quietly)
    element.addEventListener('touchmove', (event) => move(event), quietly)
    element.addEventListener('touchend', () => void end(), quietly)
    element.addEventListener('touchcancel', () => void end(), quietly)
    return () => leaving.abort()
  }, [])

  return { area, state }
}

/**
 * Whether what was touched has its own use for a finger that moves down: it is in a dialog, it scrolls back, or it
 * handles every touch.
 */
function isTaken(target: EventTarget | null, area: Element | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('dialog')) return true
  for (let one: Element | null = target; one && one !== area; one = one.parentElement)
    if (one.scrollTop > 0 || getComputedStyle(one).touchAction === 'none') return true
  return false
}
