/** Seconds: the first moments are quickly seen again, and at the end there is nothing left to go on with. */
const edge = 3

/** Where to go on in a video of this length; 0 is its beginning. */
export function resumeFrom(position: number, duration: number): number {
  return position >= edge && position <= duration - edge ? position : 0
}

const stepMs = 10_000

/**
 * Decides when a position is worth telling: every ten seconds while it plays, and at once when playing stops; never
 * twice the same.
 */
export function createSaver(save: (second: number) => void, now: () => number = Date.now) {
  let lastSecond = 0
  let lastAt = now()
  const tell = (time: number) => {
    const second = Math.floor(time)
    if (second === lastSecond) return
    lastSecond = second
    lastAt = now()
    save(second)
  }
  return {
    /** Where playing begins is known already. */
    begin(time: number) {
      lastSecond = Math.floor(time)
      lastAt = now()
    },
    pass(time: number) {
      if (now() - lastAt >= stepMs) tell(time)
    },
    stop: tell,
  }
}
