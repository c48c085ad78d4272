import { expect, it } from 'vitest'
import { createMeter } from './watch-meter.ts'
import type { Report, ReportResult } from './watch-meter.ts'

function scene(answers: ReportResult[] = []) {
  const sent: Report[] = []
  const meter = createMeter(async (report) => {
    sent.push(structuredClone(report))
    return answers.shift() ?? 'stored'
  })
  const play = (from: number, to: number, rate = 1, isVisible = true) => {
    for (let second = from; second <= to; second += 0.25) meter.pass({ second, rate, isVisible })
  }
  return { sent, meter, play }
}

it('sends one range for playing without a jump', async () => {
  const { sent, meter, play } = scene()
  play(0, 10)
  await meter.flush()
  play(10, 15)
  await meter.flush()
  expect(sent).toEqual([
    { seq: 1, ranges: [[0, 10_000, 100, 1]] },
    { seq: 2, ranges: [[10_000, 15_000, 100, 1]] },
  ])
})

it('begins another range after a jump, a change of speed and becoming hidden', async () => {
  const { sent, meter, play } = scene()
  play(0, 2)
  play(50, 52)
  play(30, 31)
  play(31, 33, 2)
  play(33, 34, 2, false)
  await meter.flush()
  expect(sent[0]!.ranges).toEqual([
    [0, 2000, 100, 1],
    [50_000, 52_000, 100, 1],
    [30_000, 31_000, 100, 1],
    [31_000, 33_000, 200, 1],
    [33_000, 34_000, 200, 0],
  ])
})

it('sends nothing while nothing plays', async () => {
  const { sent, meter, play } = scene()
  play(5, 5)
  meter.cut()
  expect(await meter.flush()).toBe(true)
  expect(sent).toEqual([])
  expect(meter.hasNews()).toBe(false)
})

it('sends an unacknowledged report again, unchanged, and the rest after it', async () => {
  const { sent, meter, play } = scene(['again', 'again'])
  play(0, 10)
  await meter.flush()
  play(10, 20)
  await meter.flush()
  expect(meter.hasNews()).toBe(true)
  await meter.flush()
  expect(sent.map(({ seq }) => seq)).toEqual([1, 1, 1, 2])
  expect(sent[2]).toEqual(sent[0])
  expect(sent[3]!.ranges).toEqual([[10_000, 20_000, 100, 1]])
  expect(meter.hasNews()).toBe(false)
})

it('reports when the session no longer counts', async () => {
  const { meter, play } = scene(['over'])
  play(0, 3)
  expect(await meter.flush()).toBe(false)
})
