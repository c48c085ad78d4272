/** The speed of the last seconds: the whole way would hide that a line has become slow. */
const windowMs = 8000

export type SpeedMeter = {
  note(bytes: number): void
  /** 0 before anything can be said. */
  bytesPerSecond(): number
  reset(): void
}

export function createSpeedMeter(now: () => number): SpeedMeter {
  let marks: { at: number; bytes: number }[] = []
  return {
    note(bytes) {
      const at = now()
      const inWindow = marks.filter((mark) => at - mark.at <= windowMs)
      marks = [...inWindow, { at, bytes }]
    },
    bytesPerSecond() {
      const [first, last] = [marks[0], marks.at(-1)]
      if (!first || !last || last.at - first.at < 500) return 0
      return Math.max(0, ((last.bytes - first.bytes) / (last.at - first.at)) * 1000)
    },
    reset: () => void (marks = []),
  }
}
