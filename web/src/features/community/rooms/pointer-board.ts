import type { PointerListener, Spot } from './media-line.ts'

/** A pointer that does not move any more disappears: its last message may have been lost. */
const pointerMs = 4_000

/** Where people point now. */
export function createPointerBoard(onChange: (pointers: ReadonlyMap<number, Spot>) => void) {
  let pointers: ReadonlyMap<number, Spot> = new Map()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()

  const point: PointerListener = (personId, spot) => {
    clearTimeout(timers.get(personId))
    const next = new Map(pointers)
    if (spot) {
      next.set(personId, spot)
      timers.set(
        personId,
        setTimeout(() => point(personId, undefined), pointerMs),
      )
    } else next.delete(personId)
    pointers = next
    onChange(pointers)
  }

  return {
    point,
    clear() {
      for (const timer of timers.values()) clearTimeout(timer)
      pointers = new Map()
    },
  }
}
