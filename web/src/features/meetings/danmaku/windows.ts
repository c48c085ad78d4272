/** The length in seconds of the ranges in which a recording's comments are loaded. */
export const windowSeconds = 60
/** The next range is loaded this many seconds early. */
const aheadSeconds = 15
const retryMs = 5000

type Read = (from: number, to: number) => Promise<void>

/** Loads the current range and the next, each once; a failed one again after a while. */
export function createWindows(read: Read, now: () => number = Date.now) {
  const states = new Map<number, 'read' | { retryAt: number }>()

  async function want(at: number) {
    const state = states.get(at)
    if (state === 'read' || (state && now() < state.retryAt)) return
    states.set(at, 'read')
    try {
      await read(at * windowSeconds, (at + 1) * windowSeconds)
    } catch {
      states.set(at, { retryAt: now() + retryMs })
    }
  }

  return {
    tick(second: number): void {
      const at = Math.floor(second / windowSeconds)
      void want(at)
      if (second % windowSeconds >= windowSeconds - aheadSeconds) void want(at + 1)
    },
    /** Something may have been missed: ranges are loaded again as they play. */
    forget: () => states.clear(),
  }
}
