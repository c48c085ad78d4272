import { expect, it } from 'vitest'
import { shortClock, withLine, writeVtt } from './edit-lines.ts'

const lines = [
  { from_ms: 1000, to_ms: 3000, words: '第一句' },
  { from_ms: 9000, to_ms: 12_000, words: 'a < b & c\n\nd' },
]

it('puts a new line where it is spoken, and ends it before the next', () => {
  expect(withLine(lines, 5000)[1]).toEqual({ from_ms: 5000, to_ms: 9000, words: '' })
  expect(withLine(lines, 20_000)[2]).toEqual({ from_ms: 20_000, to_ms: 26_000, words: '' })
  expect(withLine(lines, 8900)[1]!.to_ms).toBe(9400)
  expect(withLine(lines, 9000)).toEqual(lines)
})

it('writes WebVTT without empty lines and without markup', () => {
  expect(writeVtt([...lines, { from_ms: 3_661_250, to_ms: 3_662_000, words: ' ' }])).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\n第一句\n\n00:00:09.000 --> 00:00:12.000\na &lt; b &amp; c\nd\n\n',
  )
})

it('shows hours only where there are some', () => {
  expect([65_400, 3_665_000].map(shortClock)).toEqual(['1:05', '1:01:05'])
})
