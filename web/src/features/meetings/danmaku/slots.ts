/** Lets at most this many lines through per second of the video or of the day; more would only cover each other. */
export function createThinner(mostPerSecond: number) {
  const counts = new Map<number, number>()
  return (second: number): boolean => {
    const at = Math.floor(second)
    const count = counts.get(at) ?? 0
    if (count >= mostPerSecond) return false
    counts.set(at, count + 1)
    return true
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
