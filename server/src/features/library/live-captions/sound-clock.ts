import { heardBytesPerMs } from '#kernel/ports/live-speech.ts'

/** After a gap in a stream its new moments are believed this much later. */
const rememberedMs = 10_000

export type SoundClock = {
  /** So many bytes of sound have come now. */
  note(bytes: number): void
  /** When the sound at this millisecond arrived, in milliseconds since 1970. */
  momentOf(ms: number): number
}

/**
 * Finds the moments of a sound that comes in pieces. A piece may come late, and the first seconds of a stream come at once, but none comes
 * early: the piece that came soonest after its place in the sound is right.
 */
export function createSoundClock(now: () => number = Date.now): SoundClock {
  let bytes = 0
  let noted: { at: number; begun: number }[] = []
  return {
    note(more) {
      bytes += more
      const at = now()
      const begun = at - bytes / heardBytesPerMs
      // Only what may still become the least is kept.
      noted = [...noted.filter((one) => one.begun < begun && one.at > at - rememberedMs), { at, begun }]
    },
    momentOf: (ms) => Math.round((noted[0]?.begun ?? now()) + ms),
  }
}
