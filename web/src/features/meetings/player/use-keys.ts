import type { KeyboardEvent, RefObject } from 'react'
import { wishOf } from './keys.ts'
import type { Focus } from './keys.ts'

type Answers = {
  toggle: () => void
  /** Instead of moving within what is attached. */
  seekBy: ((seconds: number) => void) | undefined
  toggleFull: () => void
  toggleTheatre: () => void
  leave: () => boolean
  wake: () => void
}

/** Keys work while the focus is anywhere inside the player. */
export function useKeys(videoRef: RefObject<HTMLVideoElement | null>, answers: Answers) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const element = videoRef.current
    const wish = wishOf(event, focusOf(event.target))
    if (!element || !wish) return
    if (wish.do === 'leave') {
      if (answers.leave()) event.preventDefault()
      return
    }
    event.preventDefault()
    answers.wake()
    if (wish.do === 'toggle') answers.toggle()
    if (wish.do === 'full') answers.toggleFull()
    if (wish.do === 'theatre') answers.toggleTheatre()
    if (wish.do === 'mute') element.muted = !element.muted
    if (wish.do === 'seek' && answers.seekBy) answers.seekBy(wish.by)
    else if (wish.do === 'seek') element.currentTime = within(element.currentTime + wish.by, element.duration)
    if (wish.do === 'volume') {
      element.volume = within(element.volume + wish.by, 1)
      element.muted = element.volume === 0
    }
  }
}

const within = (value: number, most: number) =>
  Math.max(0, Math.min(value, Number.isFinite(most) ? most : value))

function focusOf(target: EventTarget): Focus {
  if (!(target instanceof HTMLElement)) return 'player'
  if (target.dataset.keys === 'seek-bar') return 'seek-bar'
  if (target instanceof HTMLButtonElement) return 'button'
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? 'field' : 'player'
}
