import { expect, it } from 'vitest'
import { tileWidth } from './tile-width.ts'

it.each([
  [5, 'quarter'],
  [6, 'half'],
  [12, 'half'],
  [13, 'full'],
])('a name of %i characters takes a %s row', (length, width) => {
  expect(tileWidth('病'.repeat(length))).toBe(width)
})
