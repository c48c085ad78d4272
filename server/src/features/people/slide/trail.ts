import { shortestSlideMs, slideTolerance } from '#contract/people/slide.ts'
import type { TrailPoint } from '#contract/people/slide.ts'

/**
 * Whether a hand may have made this move: its height trembles, it takes its time, time only runs forward, and it
 * ends where the piece was let go.
 */
export function isHumanTrail(trail: TrailPoint[], x: number): boolean {
  const first = trail[0]
  const last = trail.at(-1)
  if (!first || !last) return false
  const hasTrembled = trail.some(([, y]) => y !== first[1])
  const isForward = trail.every(([, , at], index) => index === 0 || at >= trail[index - 1]![2])
  const endsThere = Math.abs(last[0] - x) <= slideTolerance
  return hasTrembled && isForward && endsThere && last[2] - first[2] >= shortestSlideMs
}
