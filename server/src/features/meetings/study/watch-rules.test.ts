import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlayedRange } from '#contract/meetings/study.ts'
import { carryMs, hiddenMs, judgeReport, openState, toleranceMs, within } from './watch-rules.ts'
import type { WatchState } from './watch-rules.ts'

const start = 1_800_000_000_000
const opened = openState(undefined, start)

type Sent = { afterMs: number; ranges: PlayedRange[] }

/** Plays a list of reports, as the batcher does. */
function play(reports: Sent[], begin: WatchState = opened) {
  let [state, now, watchedMs] = [begin, start, 0]
  const covered: [number, number][] = []
  const spent: [number, number][] = []
  for (const { afterMs, ranges } of reports) {
    now += afterMs
    const earned = judgeReport(state, ranges, now)
    state = earned.state
    watchedMs += earned.watchedMs
    covered.push(...earned.covered)
    spent.push(...earned.spent)
  }
  return { state, now, watchedMs, covered, spent, coveredMs: lengthOf(covered) }
}

/** The length of ranges without overlaps. */
function lengthOf(ranges: [number, number][]): number {
  let [sum, end] = [0, -Infinity]
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return sum
}

const steady = (seconds: number, rate = 100, visible: 0 | 1 = 1): Sent[] =>
  Array.from({ length: seconds / 10 }, (_, at) => ({
    afterMs: 10_000,
    ranges: [[at * 100 * rate, (at + 1) * 100 * rate, rate, visible]],
  }))

describe('an honest player', () => {
  it('earns all it plays, at any speed on offer and in any order', () => {
    expect(play(steady(600))).toMatchObject({ watchedMs: 600_000, coveredMs: 600_000 })
    expect(play(steady(600, 200))).toMatchObject({ watchedMs: 600_000, coveredMs: 1_200_000 })
    expect(play(steady(600, 75))).toMatchObject({ watchedMs: 600_000, coveredMs: 450_000 })
    const backwards = steady(600).toReversed()
    expect(play(backwards).coveredMs).toBe(600_000)
  })

  it('leaves no gap where ranges with odd ends meet', () => {
    const cuts = [0, 3333, 7001, 9999, 15_000]
    const ranges = cuts.slice(1).map((to, at): PlayedRange => [cuts[at]!, to, 150, 1])
    expect(play([{ afterMs: 11_000, ranges }]).coveredMs).toBe(15_000)
  })

  it('reports later what it could not report while the server was away', () => {
    const played: PlayedRange[] = steady(60).flatMap(({ ranges }) => ranges)
    expect(play([{ afterMs: 60_000, ranges: played }]).watchedMs).toBe(60_000)
    const oneByOne = played.map((playedRange, at) => ({
      afterMs: at === 0 ? 60_000 : 5,
      ranges: [playedRange],
    }))
    expect(play(oneByOne).watchedMs).toBe(60_000)
  })

  it('may be hidden for a while', () => {
    expect(play(steady(50, 100, 0)).watchedMs).toBe(50_000)
  })
})

describe('a player that cheats', () => {
  it('earns no more than real time when it claims hours at once', () => {
    const report: Sent = { afterMs: 10_000, ranges: [[0, 7_200_000, 100, 1]] }
    expect(play([report]).watchedMs).toBe(10_000 + toleranceMs)
  })

  it('earns no more by reporting more often', () => {
    const reports = Array.from({ length: 1000 }, (_, at): Sent => ({
      afterMs: 10,
      ranges: [[at * 10_000, (at + 1) * 10_000, 100, 1]],
    }))
    expect(play(reports).watchedMs).toBeLessThanOrEqual(10_000 + toleranceMs)
  })

  it('gains nothing by a speed that is not on offer', () => {
    const fast = play([{ afterMs: 10_000, ranges: [[0, 160_000, 1600, 1]] }])
    expect(fast.coveredMs).toBeLessThanOrEqual(2 * (10_000 + toleranceMs))
  })

  it('gains nothing by waiting: silence is worth two minutes at most', () => {
    expect(play([{ afterMs: 3_600_000, ranges: [[0, 3_600_000, 100, 1]] }]).watchedMs).toBe(
      carryMs + toleranceMs,
    )
  })

  it('gains nothing by opening another session', () => {
    const first = play([{ afterMs: 10_000, ranges: [[0, 60_000, 100, 1]] }])
    const again = openState(first.state, first.now)
    expect(judgeReport(again, [[0, 60_000, 100, 1]], first.now).watchedMs).toBe(0)
  })

  it('earns nothing more once the page was hidden for a minute, until it is visible again', () => {
    const hidden = play(steady(600, 100, 0))
    expect(hidden.watchedMs).toBe(hiddenMs)
    const seen = judgeReport(hidden.state, [[0, 5000, 100, 1]], hidden.now + 5000)
    expect(seen.watchedMs).toBe(5000)
    expect(judgeReport(seen.state, [[5000, 9000, 100, 0]], hidden.now + 9000).watchedMs).toBe(4000)
  })

  it('covers a minute once, however often it plays it', () => {
    const loop = steady(600).map((report): Sent => ({ ...report, ranges: [[0, 10_000, 100, 1]] }))
    expect(play(loop).coveredMs).toBe(10_000)
  })
})

const ranges = fc.array(
  fc.tuple(
    fc.integer({ min: -1000, max: 5_000_000 }),
    fc.integer({ min: -1000, max: 5_000_000 }),
    fc.integer({ min: -100, max: 10_000 }),
    fc.constantFrom(0 as const, 1 as const),
  ),
  { maxLength: 6 },
)
const reports = fc.array(fc.record({ afterMs: fc.integer({ min: 0, max: 300_000 }), ranges }), {
  maxLength: 30,
})

describe('whatever is reported', () => {
  it('time is never spent ahead of the clock, nor twice', () => {
    fc.assert(
      fc.property(reports, (sent) => {
        const { now, watchedMs, spent, state } = play(sent)
        expect(watchedMs).toBeLessThanOrEqual(now - start + toleranceMs)
        expect(state.claimedUntil).toBeLessThanOrEqual(Math.max(now + toleranceMs, start))
        expect(lengthOf(spent)).toBe(watchedMs)
        for (const [from] of spent) expect(from).toBeGreaterThanOrEqual(start)
      }),
    )
  })

  it('covers no more than twice the time, and only what was reported', () => {
    fc.assert(
      fc.property(reports, (sent) => {
        const { watchedMs, covered } = play(sent)
        expect(lengthOf(covered)).toBeLessThanOrEqual(2 * watchedMs + 2 * covered.length)
        const reported = sent.flatMap((report) => report.ranges)
        for (const [from, to] of covered)
          expect(reported.some(([low, high]) => low === from && to <= high && to >= from)).toBe(true)
      }),
    )
  })

  it('two pages of one person earn no more than one', () => {
    fc.assert(
      fc.property(reports, reports, (one, two) => {
        const mixed = [...one, ...two].toSorted((a, b) => a.afterMs - b.afterMs)
        const { watchedMs, now } = play(mixed)
        expect(watchedMs).toBeLessThanOrEqual(now - start + toleranceMs)
      }),
    )
  })

  it('ranges are cut to the recording', () => {
    const range = fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 9999 }))
    fc.assert(
      fc.property(fc.array(range), fc.integer({ min: 0, max: 5000 }), (ranges, from) => {
        for (const [low, high] of within(ranges, from, 8000)) {
          expect(low).toBeGreaterThanOrEqual(0)
          expect(high).toBeLessThanOrEqual(8000 - from)
          expect(high).toBeGreaterThan(low)
        }
      }),
    )
  })
})

describe('a live stream with breaks', () => {
  const spans = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 60_000 })), {
      maxLength: 6,
    })
    .map((parts) => {
      let clock = start
      return parts.map(([lasts, pause]): [number, number] => {
        const span: [number, number] = [clock, clock + lasts]
        clock += lasts + pause
        return span
      })
    })
  const reports = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 90_000 })),
    {
      maxLength: 12,
    },
  )

  it('earns only what was on air, each moment once', () => {
    fc.assert(
      fc.property(spans, reports, (onAir, sent) => {
        let [state, now] = [opened, start]
        const spent: [number, number][] = []
        for (const [afterMs, playedMs] of sent) {
          now += afterMs
          const earned = judgeReport(state, [[0, playedMs, 100, 1]], now, onAir)
          state = earned.state
          spent.push(...earned.spent)
          expect(earned.watchedMs).toBe(lengthOf(earned.spent))
        }
        for (const [from, to] of spent)
          expect(onAir.some(([began, ended]) => began <= from && to <= ended)).toBe(true)
        expect(spent.every(([from], at) => at === 0 || from >= spent[at - 1]![1])).toBe(true)
      }),
    )
  })

  it('counts what is played after a break, and not the break in its place', () => {
    const onAir: [number, number][] = [
      [start, start + 30_000],
      [start + 90_000, Infinity],
    ]
    const first = judgeReport(opened, [[0, 30_000, 100, 1]], start + 30_000, onAir)
    const second = judgeReport(first.state, [[0, 10_000, 100, 1]], start + 100_000, onAir)
    expect(second.spent).toEqual([[start + 90_000, start + 100_000]])
  })
})
