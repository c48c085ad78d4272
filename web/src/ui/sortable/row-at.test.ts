import { expect, it } from 'vitest'
import { rowAt } from './row-at.ts'

const boxes = [
  { top: 0, bottom: 50 },
  { top: 58, bottom: 108 },
  { top: 116, bottom: 166 },
]

it.each([
  [-100, 0],
  [10, 0],
  [52, 1],
  [100, 1],
  [120, 2],
  [900, 2],
])('finds at %i the row %i', (y, at) => expect(rowAt(boxes, y)).toBe(at))
