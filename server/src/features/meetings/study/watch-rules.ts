import { fastestPercent } from '#contract/meetings/study.ts'
import type { PlayedRange } from '#contract/meetings/study.ts'

/** How far a person's reports may run ahead of the clock: the variation of network latency. */
export const toleranceMs = 1500
/** Real time that was not reported yet and may still be: long enough to outlast a restart of the server or a dropped connection. */
export const carryMs = 120_000
/** People may look away for a while; a page hidden for longer has no viewer. */
export const hiddenMs = 60_000
const slowestPercent = 25

/** The state of one person: until when their time is spent, and for how long their page was hidden. */
export type WatchState = { claimedUntil: number; hiddenMs: number }

/** What a report has earned. Ranges are half open, in milliseconds. */
export type Earned = {
  state: WatchState
  /** In the time of the recording. */
  covered: [from: number, to: number][]
  /** In real time, for a live stream. */
  spent: [from: number, to: number][]
  watchedMs: number
}

/**
 * A report earns at most the real time since the last one, whatever it claims. Any position in the recording counts, and so does every
 * speed that the player offers; time is spent once per person, not once per page.
 */
export function judgeReport(before: WatchState, ranges: readonly PlayedRange[], now: number): Earned {
  let claimed = Math.max(before.claimedUntil, now - carryMs)
  let hidden = before.hiddenMs
  const covered: Earned['covered'] = []
  const spent: Earned['spent'] = []
  let watchedMs = 0
  for (const [from, to, rate, isVisible] of ranges) {
    if (from < 0 || to <= from) continue
    const speed = Math.min(Math.max(rate, slowestPercent), fastestPercent) / 100
    const reportedMs = (to - from) / speed
    const open = Math.max(0, now + toleranceMs - claimed)
    const unseen = isVisible === 1 ? Infinity : Math.max(0, hiddenMs - hidden)
    const counts = Math.floor(Math.min(reportedMs, open, unseen))
    hidden = isVisible === 1 ? 0 : Math.min(hidden + Math.ceil(reportedMs), hiddenMs)
    if (counts <= 0) continue
    // What was fully reported is fully covered: rounding must not leave a gap between two ranges.
    covered.push([from, counts >= Math.floor(reportedMs) ? to : from + Math.floor(counts * speed)])
    spent.push([claimed, claimed + counts])
    claimed += counts
    watchedMs += counts
  }
  return { state: { claimedUntil: claimed, hiddenMs: hidden }, covered, spent, watchedMs }
}

/** Starting to watch earns no time for what was before. */
export const openState = (before: WatchState | undefined, now: number): WatchState => ({
  claimedUntil: Math.max(before?.claimedUntil ?? 0, now),
  hiddenMs: before?.hiddenMs ?? 0,
})

/** The parts of ranges between two limits, shifted so that the first limit is 0. */
export const within = (ranges: readonly [number, number][], from: number, to: number) =>
  ranges.flatMap(([low, high]): [number, number][] => {
    const [start, end] = [Math.max(low, from), Math.min(high, to)]
    return end > start ? [[Math.round(start - from), Math.round(end - from)]] : []
  })

/** Several ranges in PostgreSQL's notation. */
export const multirangeText = (ranges: readonly [number, number][]) =>
  `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`
