import { expect, it } from 'vitest'
import type { Timeline } from '#server/features/meetings/meetings/recording-timeline.ts'
import { makeCues } from './make-cues.ts'

const began = 1_700_000_000_000
/** Thirty seconds, a break of twenty that is not on the tape, and thirty more. */
const timeline: Timeline = [
  [began, 0],
  [began + 30_000, 30_000],
  [began + 50_000, 30_000],
  [began + 80_000, 60_000],
]
const line = (from: number, to: number, words: string) => ({
  from_at: new Date(began + from * 1000),
  to_at: new Date(began + to * 1000),
  words,
})

it('places lines where their sound is on the tape, and leaves out what was said in a break', () => {
  const cues = makeCues(
    [line(-5, -2, '之前'), line(1, 3, '开始'), line(35, 40, '茶歇'), line(55, 58, '之后')],
    timeline,
  )
  expect(cues).toEqual([
    { from: 1000, to: 3000, lines: ['开始'] },
    { from: 35_000, to: 38_000, lines: ['之后'] },
  ])
})

it('cuts a long sentence behind its commas', () => {
  const words = '首先我们来看心力衰竭患者的左室射血分数，然后再看这些患者的利钠肽水平，最后小结。'
  const cues = makeCues([line(0, 20, words)], timeline)
  expect(cues.map(({ lines }) => lines[0])).toEqual([
    '首先我们来看心力衰竭患者的左室射血分数，',
    '然后再看这些患者的利钠肽水平，最后小结。',
  ])
  expect(cues.map(({ from, to }) => [from, to])).toEqual([
    [0, 10_000],
    [10_000, 20_000],
  ])
})

it('ends a line where the next one begins', () => {
  expect(makeCues([line(0, 5, '前一句'), line(4, 8, '后一句')], timeline)[0]).toMatchObject({
    from: 0,
    to: 4000,
  })
})
