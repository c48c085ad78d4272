export type Remaining = { days: number; hours: number; minutes: number; seconds: number }

/** The time left until a moment, the last second counted in full; undefined once it is reached. */
export function remainingTo(moment: number, now: number): Remaining | undefined {
  if (!(moment > now)) return undefined
  const seconds = Math.ceil((moment - now) / 1000)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
