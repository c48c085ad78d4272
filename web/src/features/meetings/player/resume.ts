/** Seconds: the first moments are quickly watched again, and near the end nothing is left to resume. */
const edge = 3

/** Where to resume in a video of this length; 0 is the beginning. */
export function resumeFrom(position: number, duration: number): number {
  return position >= edge && position <= duration - edge ? position : 0
}

const stepMs = 10_000

/**
 * Decides when to save a position: every ten seconds while playing, and at once when playing stops; never the same
 * one twice.
 */
export function createSaver(save: (second: number) => void, now: () => number = Date.now) {
  let lastSecond = 0
  let lastAt = now()
  const saveAt = (time: number) => {
    const second = Math.floor(time)
    if (second === lastSecond) return
    lastSecond = second
    lastAt = now()
    save(second)
  }
  return {
    /** The start position is already saved. */
    begin(time: number) {
      lastSecond = Math.floor(time)
      lastAt = now()
    },
    pass(time: number) {
      if (now() - lastAt >= stepMs) saveAt(time)
    },
    stop: saveAt,
  }
}
