import { expect, it } from 'vitest'
import { linesOf } from './lines-of.ts'
import { recallHeights, rememberHeights } from './remembered-heights.ts'

it.each([
  [[], 2, []],
  [[1, 2, 3], 1, [[1], [2], [3]]],
  [[1, 2, 3], 2, [[1, 2], [3]]],
])('puts %j into lines of %i', (rows, columns, lines) => {
  expect(linesOf(rows, columns)).toEqual(lines)
})

const heights = (size: number) => [{ key: 1, index: 0, start: 0, end: size, size, lane: 0 }]

it('remembers the heights of the lists that were left last', () => {
  for (let at = 0; at <= 40; at++) rememberHeights(`list ${at}`, heights(at))
  expect(recallHeights('list 0')).toEqual([])
  expect(recallHeights('list 1')).toEqual(heights(1))
  expect(recallHeights('list 40')).toEqual(heights(40))
})
