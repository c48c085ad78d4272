/** A recording is read in ranges of so many seconds, */
export const windowSeconds = 60
/** the next one so many seconds ahead. */
const aheadSeconds = 15
const retryMs = 5000

type Read = (from: number, to: number) => Promise<void>

/** Reads the range that plays and the next, each once; a failed one again after a while. */
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
    /** Something may have been missed: what plays next is read anew. */
    forget: () => states.clear(),
  }
}
