import { expect, it } from 'vitest'
import { readVtt } from './read-captions.ts'

it('reads lines with their exact times, and what was escaped', () => {
  const file =
    'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\na &lt; b &amp;lt; c\n\n01:00:01.250 --> 01:00:02.750\n术前\nBefore\n\n'
  expect(readVtt(file)).toEqual([
    { second: 1, end: 4, words: 'a < b &lt; c' },
    { second: 3601.25, end: 3602.75, words: '术前\nBefore' },
  ])
  expect(readVtt('')).toEqual([])
})
