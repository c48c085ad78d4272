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

/** Half open, in milliseconds. */
export type Span = readonly [from: number, to: number]

const always: readonly Span[] = [[-Infinity, Infinity]]

/**
 * A report earns at most the real time since the last one, whatever it claims. Any position in the recording counts, and so does every
 * speed that the player offers; time is spent once per person, not once per page. `counting` is the real time that can be earned: of a
 * live stream only what was on air. `mostMs` is how much of it was sent: the rest of the time is not spent and may be claimed later.
 */
export function judgeReport(
  before: WatchState,
  ranges: readonly PlayedRange[],
  now: number,
  counting: readonly Span[] = always,
  mostMs = Infinity,
): Earned {
  let claimed = Math.max(before.claimedUntil, now - carryMs)
  let hidden = before.hiddenMs
  const covered: Earned['covered'] = []
  const spent: Earned['spent'] = []
  let watchedMs = 0
  for (const [from, to, rate, isVisible] of ranges) {
    if (from < 0 || to <= from) continue
    const speed = Math.min(Math.max(rate, slowestPercent), fastestPercent) / 100
    const reportedMs = (to - from) / speed
    const open = clip(counting, claimed, now + toleranceMs)
    const unseen = isVisible === 1 ? Infinity : Math.max(0, hiddenMs - hidden)
    const counts = Math.floor(Math.min(reportedMs, lengthOf(open), unseen, mostMs - watchedMs))
    hidden = isVisible === 1 ? 0 : Math.min(hidden + Math.ceil(reportedMs), hiddenMs)
    if (counts <= 0) continue
    // What was fully reported is fully covered: rounding must not leave a gap between two ranges.
    covered.push([from, counts >= Math.floor(reportedMs) ? to : from + Math.floor(counts * speed)])
    const taken = firstOf(open, counts)
    spent.push(...taken)
    claimed = taken.at(-1)![1]
    watchedMs += counts
  }
  return { state: { claimedUntil: claimed, hiddenMs: hidden }, covered, spent, watchedMs }
}

/** Of a recording only what was fetched counts. */
export function onlyFetched(earned: Earned, fetched: readonly Span[]): Pick<Earned, 'covered' | 'watchedMs'> {
  const covered = earned.covered.map(([from, to]) => clip(fetched, from, to))
  // Every range of a recording is earned in one piece of real time.
  const watchedMs = covered.reduce((sum, parts, at) => {
    const [[from, to], [began, ended]] = [earned.covered[at]!, earned.spent[at]!]
    return sum + ((ended - began) * lengthOf(parts)) / (to - from)
  }, 0)
  return { covered: covered.flat(), watchedMs: Math.floor(watchedMs) }
}

export const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, [from, to]) => sum + to - from, 0)

/** The parts of spans between two limits. */
export const clip = (spans: readonly Span[], from: number, to: number) =>
  spans.flatMap(([low, high]): [number, number][] => {
    const [start, end] = [Math.max(low, from), Math.min(high, to)]
    return end > start ? [[start, end]] : []
  })

/** The first so many milliseconds of spans. */
export function firstOf(spans: readonly Span[], ms: number): [number, number][] {
  let left = ms
  return spans.flatMap(([from, to]): [number, number][] => {
    const length = Math.min(left, to - from)
    left -= length
    return length > 0 ? [[from, from + length]] : []
  })
}

/** Starting to watch earns no time for what was before. */
export const openState = (before: WatchState | undefined, now: number): WatchState => ({
  claimedUntil: Math.max(before?.claimedUntil ?? 0, now),
  hiddenMs: before?.hiddenMs ?? 0,
})

/** The parts of ranges between two limits, shifted so that the first limit is 0. */
export const within = (ranges: readonly Span[], from: number, to: number) =>
  clip(ranges, from, to).map(([low, high]): [number, number] => [
    Math.round(low - from),
    Math.round(high - from),
  ])

/** Several ranges in PostgreSQL's notation. */
export const multirangeText = (ranges: readonly [number, number][]) =>
  `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`
