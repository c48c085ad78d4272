import { expect, it } from 'vitest'
import { splitHits } from './split-hits.ts'

it.each([
  ['心力衰竭', [], ['心力衰竭']],
  ['心力衰竭', [{ start: 0, end: 2 }], ['[心力]', '衰竭']],
  [
    'PCI 术后',
    [
      { start: 0, end: 3 },
      { start: 4, end: 6 },
    ],
    ['[PCI]', ' ', '[术后]'],
  ],
  ['', [], []],
])('splits %s at %j', (text, hits, expected) => {
  expect(splitHits(text, hits).map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))).toEqual(
    expected,
  )
})
