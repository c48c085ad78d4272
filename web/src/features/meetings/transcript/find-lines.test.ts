import { expect, it } from 'vitest'
import { findLines, lineAt } from './find-lines.ts'

const cues = [
  { second: 1, words: '前降支 LAD 狭窄，狭窄' },
  { second: 9.5, words: 'The LAD' },
]

it('knows which line is said', () => {
  expect([0, 1, 9.4, 9.5, 100].map((second) => lineAt(cues, second))).toEqual([-1, 0, 0, 1, 1])
})

it('finds a word in every place and case', () => {
  expect(findLines(cues, ' lad ')).toEqual([
    { at: 0, hits: [{ start: 4, end: 7 }] },
    { at: 1, hits: [{ start: 4, end: 7 }] },
  ])
  expect(findLines(cues, '狭窄')[0]!.hits).toHaveLength(2)
  expect(findLines(cues, '超声')).toEqual([])
  expect(findLines(cues, ' ')).toHaveLength(2)
})
