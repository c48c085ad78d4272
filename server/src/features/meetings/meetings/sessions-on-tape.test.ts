import { expect, it } from 'vitest'
import type { Timeline } from './recording-timeline.ts'
import { beginOnTape, chaptersOf } from './sessions-on-tape.ts'

const began = Date.UTC(2026, 10, 16, 1)
const at = (seconds: number) => began + seconds * 1000

/** 300 s, a tea break of 200 s, then 100 s more. */
const tape: Timeline = [
  [at(0), 0],
  [at(300), 300_000],
  [at(500), 300_040],
  [at(600), 400_040],
]
const session = (title: string, from: number, to: number) => ({
  title,
  begin_at: new Date(at(from)),
  end_at: new Date(at(to)),
})

it('makes the sessions that a recording shows its chapters, by the clock of the tape', () => {
  const programme = [
    session('前一天', -900, -600),
    session('开幕', -60, 120),
    session('报告', 120, 300),
    session('茶歇', 310, 490),
    session('讨论', 500, 900),
    session('晚间', 620, 900),
  ]
  expect(chaptersOf(tape, programme)).toEqual([
    { title: '开幕', at_seconds: 0 },
    { title: '报告', at_seconds: 120 },
    { title: '讨论', at_seconds: 300 },
  ])
})

it('places a session that begins in a break at the cut', () => {
  expect(beginOnTape(tape, session('', 400, 600))).toBeCloseTo(300_020, 0)
})

it('makes no chapter of a session alone, nor of a tape without marks', () => {
  expect(chaptersOf(tape, [session('全程', 0, 600)])).toEqual([])
  expect(chaptersOf([], [session('甲', 0, 100), session('乙', 100, 600)])).toEqual([])
})
