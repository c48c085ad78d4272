/** The page moves half as far as the finger, up to a limit. */
export function pullDistance(fingerPx: number): number {
  return Math.min(96, Math.max(0, fingerPx / 2))
}

/** Releasing beyond this distance refreshes. */
export const refreshFrom = 56

/** A pull moves down more than sideways; the first few pixels decide. */
export function judgeTouch(sidewaysPx: number, downPx: number): 'undecided' | 'pull' | 'other' {
  if (Math.hypot(sidewaysPx, downPx) < 8) return 'undecided'
  return downPx > Math.abs(sidewaysPx) ? 'pull' : 'other'
}
