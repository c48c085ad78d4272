import { fastestPercent } from '#contract/meetings/study.ts'
import type { PlayedRange } from '#contract/meetings/study.ts'

/** How far a person's reports may run ahead of the clock: what a journey over the network can differ by. */
export const toleranceMs = 1500
/** Real time that was not told yet and may still be: long enough to outlast a restart of the server or a dropped line. */
export const carryMs = 120_000
/** Somebody may look away for a while; a page that nobody has seen for longer plays to nobody. */
export const hiddenMs = 60_000
const slowestPercent = 25

/** What is known of one person: until when their time is spent, and for how long their page was not seen. */
export type WatchState = { claimedUntil: number; hiddenMs: number }

/** What a report has earned. Ranges are half open, in milliseconds. */
export type Earned = {
  state: WatchState
  /** Of the recording. */
  covered: [from: number, to: number][]
  /** Of the clock on the wall, for a live stream. */
  spent: [from: number, to: number][]
  watchedMs: number
}

/**
 * A report earns at most the real time since the last one, whatever it claims. Where in the recording somebody plays is
 * free, and so is every speed that the player offers; time is spent once per person and not once per page.
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
    const told = (to - from) / speed
    const open = Math.max(0, now + toleranceMs - claimed)
    const unseen = isVisible === 1 ? Infinity : Math.max(0, hiddenMs - hidden)
    const counts = Math.floor(Math.min(told, open, unseen))
    hidden = isVisible === 1 ? 0 : Math.min(hidden + Math.ceil(told), hiddenMs)
    if (counts <= 0) continue
    // What was told in full is covered in full: rounding must not leave a gap between two ranges.
    covered.push([from, counts >= Math.floor(told) ? to : from + Math.floor(counts * speed)])
    spent.push([claimed, claimed + counts])
    claimed += counts
    watchedMs += counts
  }
  return { state: { claimedUntil: claimed, hiddenMs: hidden }, covered, spent, watchedMs }
}

/** Beginning to watch gives no time for what was before. */
export const openState = (before: WatchState | undefined, now: number): WatchState => ({
  claimedUntil: Math.max(before?.claimedUntil ?? 0, now),
  hiddenMs: before?.hiddenMs ?? 0,
})

/** The parts of ranges that lie between two ends, moved so that the first end is 0. */
export const within = (ranges: readonly [number, number][], from: number, to: number) =>
  ranges.flatMap(([low, high]): [number, number][] => {
    const [start, end] = [Math.max(low, from), Math.min(high, to)]
    return end > start ? [[Math.round(start - from), Math.round(end - from)]] : []
  })

/** As PostgreSQL reads several ranges. */
export const multirangeText = (ranges: readonly [number, number][]) =>
  `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`
