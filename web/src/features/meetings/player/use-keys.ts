import { useEffect, useEffectEvent } from 'react'
import type { KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react'
import { wishOf } from './keys.ts'
import type { Focus } from './keys.ts'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'defaultPrevented' | 'preventDefault'
>

type Answers = {
  /** The small player beside another page leaves the keys to that page. */
  isMini: boolean
  toggle: () => void
  /** Instead of moving within what is attached. */
  seekBy: ((seconds: number) => void) | undefined
  toggleFull: () => void
  toggleTheatre: () => void
  toggleCaptions: () => void
  leave: () => boolean
  wake: () => void
}

/** Keys work while the focus is anywhere inside the player, and on its page while nothing else takes them. */
export function useKeys(videoRef: RefObject<HTMLVideoElement | null>, answers: Answers) {
  function answer(event: Pressed, focus: Focus) {
    const element = videoRef.current
    const wish = wishOf(event, focus)
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
    if (wish.do === 'captions') answers.toggleCaptions()
    if (wish.do === 'mute') element.muted = !element.muted
    if (wish.do === 'seek' && answers.seekBy) answers.seekBy(wish.by)
    else if (wish.do === 'seek') element.currentTime = within(element.currentTime + wish.by, element.duration)
    if (wish.do === 'volume') {
      element.volume = within(element.volume + wish.by, 1)
      element.muted = element.volume === 0
    }
  }

  const handlePageKey = useEffectEvent((event: Pressed) => {
    // What is open over the page has keys of its own.
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null
    const focus = isTaken || answers.isMini ? undefined : focusOnPage(event.target)
    if (focus) answer(event, focus)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handlePageKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (event: ReactKeyboardEvent<HTMLElement>) => answer(event, focusOf(event.target))
}

const within = (value: number, most: number) =>
  Math.max(0, Math.min(value, Number.isFinite(most) ? most : value))

function focusOf(target: EventTarget): Focus {
  if (!(target instanceof HTMLElement)) return 'player'
  if (target.dataset.keys === 'seek-bar') return 'seek-bar'
  if (target instanceof HTMLButtonElement) return 'button'
  return target instanceof HTMLInputElement ? 'field' : 'player'
}

/** Undefined where somebody types, and inside a player, which has had the key already. */
function focusOnPage(target: EventTarget | null): Focus | undefined {
  if (!(target instanceof HTMLElement) || target === document.body) return 'nothing'
  const takesKeys = target.closest('input, textarea, select, [contenteditable], .player') !== null
  return takesKeys ? undefined : 'elsewhere'
}
