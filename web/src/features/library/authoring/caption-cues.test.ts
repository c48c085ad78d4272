import { expect, it } from 'vitest'
import { withCue, withoutCue, writeVtt } from './caption-cues.ts'

it('writes a file in which a line ends where the next one begins, or after six seconds', () => {
  const cues = [
    { second: 1, words: '第一步' },
    { second: 3, words: ' a < b & c\n\nd ' },
    { second: 5, words: '  ' },
    { second: 3725, words: '结束' },
  ]
  expect(writeVtt(cues)).toBe(
    [
      'WEBVTT',
      '00:00:01.000 --> 00:00:03.000\n第一步',
      '00:00:03.000 --> 00:00:09.000\na &lt; b &amp; c\nd',
      '01:02:05.000 --> 01:02:11.000\n结束',
      '',
    ].join('\n\n'),
  )
})

it('keeps the exact times of lines that were read', () => {
  expect(writeVtt([{ second: 3601.25, end: 3602.75, words: '术前\nBefore' }])).toBe(
    'WEBVTT\n\n01:00:01.250 --> 01:00:02.750\n术前\nBefore\n\n',
  )
})

it('keeps the lines in their order, one for each second', () => {
  const cues = withCue(withCue(withCue([], { second: 9, words: 'b' }), { second: 2, words: 'a' }), {
    second: 9,
    words: 'c',
  })
  expect(cues).toEqual([
    { second: 2, words: 'a' },
    { second: 9, words: 'c' },
  ])
  expect(withoutCue(cues, 2)).toEqual([{ second: 9, words: 'c' }])
})
