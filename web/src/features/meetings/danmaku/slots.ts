/** How many seconds a line may be late before it is dropped. */
export const mostDelay = 6

/**
 * Places lines in time, so that at most so many begin in one second: more would only cover each other. Returns the
 * second at which a line may begin, its own or a later one; undefined when it would be too late.
 */
export function createSlots(mostPerSecond: number) {
  const counts = new Map<number, number>()
  return (second: number): number | undefined => {
    const own = Math.floor(second)
    for (let at = own; at <= own + mostDelay; at++) {
      const count = counts.get(at) ?? 0
      if (count >= mostPerSecond) continue
      counts.set(at, count + 1)
      return second + (at - own)
    }
    return undefined
  }
}

/** The assumed width of a line in px, to estimate how many fit side by side in a row. */
const usualWidth = 160

export function roomFor({
  width,
  height,
  rowHeight,
  seconds,
}: Record<'width' | 'height' | 'rowHeight' | 'seconds', number>) {
  const rows = Math.max(1, Math.floor(height / rowHeight))
  const atOnce = rows * Math.max(2, Math.floor(width / usualWidth))
  return Math.max(1, Math.ceil(atOnce / seconds))
}
