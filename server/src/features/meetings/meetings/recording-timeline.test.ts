import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lateMs, mediaAt, momentsOf, placeOnTape, timelineOf } from './recording-timeline.ts'
import type { Timeline, TimelineMark } from './recording-timeline.ts'

const began = Date.UTC(2026, 10, 16, 1)
const at = (seconds: number) => began + seconds * 1000

/** 30 s, a tea break of 20 s, then 9 s more: 39 s on the tape. */
const withBreak: Timeline = [
  [at(0), 0],
  [at(30), 30_000],
  [at(50), 30_040],
  [at(59), 39_040],
]

describe('a tea break', () => {
  it('does not delay what is said after it', () => {
    expect(mediaAt(withBreak, at(29))).toBe(29_000)
    expect(mediaAt(withBreak, at(55))).toBe(35_040)
  })

  it('places what is said during it at the cut', () => {
    for (const second of [30, 36, 49]) expect(mediaAt(withBreak, at(second))).toBeCloseTo(30_000, -2)
  })

  it('is within the moments of the range with the cut', () => {
    expect(momentsOf(withBreak, 20_000, 30_020)).toEqual([new Date(at(20)), new Date(at(40))])
    expect(momentsOf(withBreak, 30_040, 35_000)).toEqual([new Date(at(50)), new Date(at(54.96))])
  })
})

it('places what is said after the end where it can still be seen, for a minute', () => {
  expect(mediaAt(withBreak, at(62))).toBe(37_040)
  expect(mediaAt(withBreak, at(59) + lateMs + 1)).toBeUndefined()
  expect(mediaAt(withBreak, at(-1))).toBeUndefined()
  expect(mediaAt([], at(0))).toBeUndefined()
  expect(momentsOf(withBreak, 30_000, 39_000)![1]).toEqual(new Date(at(59) + lateMs))
  expect(momentsOf(withBreak, 60_000, 120_000)).toBeUndefined()
})

/** Any number of streams, pauses and stalls between them. */
const timelines = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 600_000 }), fc.integer({ min: 1, max: 900_000 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts): { timeline: Timeline; parts: typeof parts } => {
    const marks: TimelineMark[] = []
    let [clock, media] = [began, 0]
    for (const [lasts, pause] of parts) {
      marks.push([clock, media], [clock + lasts, media + lasts])
      clock += lasts + pause
      media += lasts + 40
    }
    return { timeline: marks, parts }
  })

it('finds the second of whatever was recorded, for all streams and pauses', () => {
  fc.assert(
    fc.property(timelines, fc.double({ min: 0, max: 1, noNaN: true }), ({ timeline, parts }, share) => {
      const end = timeline.at(-1)![1] - 2000
      for (const [number, [lasts]] of parts.entries()) {
        const [clock, media] = timeline[number * 2]!
        const said = clock + lasts * share
        expect(mediaAt(timeline, said)).toBeCloseTo(Math.max(0, Math.min(media + lasts * share, end)), 0)
      }
    }),
  )
})

it('never goes back, and every moment is within the moments of its own second', () => {
  fc.assert(
    fc.property(
      timelines,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }),
      ({ timeline }, shares) => {
        const length = timeline.at(-1)![0] + lateMs - began
        const said = shares.map((share) => began + length * share).toSorted((a, b) => a - b)
        const placed = said.map((one) => mediaAt(timeline, one)!)
        expect(placed).toEqual(placed.toSorted((a, b) => a - b))
        for (const [number, one] of said.entries()) {
          const second = Math.floor(placed[number]! / 1000) * 1000
          const [from, to] = momentsOf(timeline, second, second + 1000)!
          expect(one).toBeGreaterThanOrEqual(from.getTime())
          expect(one).toBeLessThanOrEqual(to.getTime())
        }
      },
    ),
  )
})

it('takes a recording without marks as one piece', () => {
  const timeline = timelineOf({ began_at: new Date(began), timeline: null, seconds: 600 })!
  expect(mediaAt(timeline, at(95))).toBe(95_000)
})

it('leaves what is said over the next tape to that one', () => {
  const tape = {
    began_at: new Date(began),
    timeline: withBreak,
    seconds: 39,
    next_began_at: new Date(at(88)),
  }
  expect(placeOnTape(tape, at(87))).toBe(37_040)
  expect(placeOnTape(tape, at(88))).toBeUndefined()
  expect(placeOnTape(tape, at(93))).toBeUndefined()
  expect(placeOnTape({ ...tape, next_began_at: null }, at(93))).toBe(37_040)
})
