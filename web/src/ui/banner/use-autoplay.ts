import { useEffect, useEffectEvent, useState } from 'react'
import type { FocusEvent, PointerEvent } from 'react'
import { useReducedMotion } from '#web/ui/motion.ts'

type Hold = 'touch' | 'hover' | 'focus' | 'hidden'

/** Ticks unless somebody is reading, holding or has stopped the banner, and never when reduced motion is preferred. */
export function useAutoplay(everyMs: number, canPlay: boolean, onTick: () => void) {
  const [holds, setHolds] = useState<readonly Hold[]>([])
  const [stopped, setStopped] = useState(false)
  const reduced = useReducedMotion()
  const tick = useEffectEvent(onTick)
  const playing = canPlay && !stopped && !reduced && holds.length === 0

  useEffect(() => {
    if (!playing) return undefined
    const timer = setInterval(() => tick(), everyMs)
    return () => clearInterval(timer)
  }, [playing, everyMs])

  function hold(why: Hold, on: boolean) {
    setHolds((now) => (on ? [...now.filter((one) => one !== why), why] : now.filter((one) => one !== why)))
  }

  const holdWhileHidden = useEffectEvent(() => hold('hidden', document.hidden))
  useEffect(() => {
    const listen = () => holdWhileHidden()
    if (document.hidden) listen()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])

  return {
    stopped,
    /** Nothing to stop when the system asks for less motion. */
    canStop: canPlay && !reduced,
    toggle: () => setStopped((now) => !now),
    /** Listeners for the part that is read; the stop button lies outside it, otherwise autoplay could never restart. */
    reading: {
      onTouchStart: () => hold('touch', true),
      onTouchEnd: () => hold('touch', false),
      onTouchCancel: () => hold('touch', false),
      onFocus: (event: FocusEvent) => hold('focus', event.target.matches(':focus-visible')),
      onBlur: () => hold('focus', false),
    },
    hovering: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && hold('hover', true),
      onPointerLeave: () => hold('hover', false),
    },
  }
}
