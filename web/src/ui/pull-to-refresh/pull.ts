/** The finger goes twice as far as the page, and the page only so far. */
export function pullDistance(fingerPx: number): number {
  return Math.min(96, Math.max(0, fingerPx / 2))
}

/** From here on, letting go refreshes. */
export const refreshFrom = 56

/** A pull goes down more than sideways; the first few pixels decide. */
export function judgeTouch(sidewaysPx: number, downPx: number): 'undecided' | 'pull' | 'other' {
  if (Math.hypot(sidewaysPx, downPx) < 8) return 'undecided'
  return downPx > Math.abs(sidewaysPx) ? 'pull' : 'other'
}
