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

it.each([
  ['Lupus', 'quarter'],
  ['Stroke', 'half'],
  ['Brain trauma', 'half'],
  ['Heart failure', 'full'],
])('%s takes a %s row', (name, width) => {
  expect(tileWidth(name)).toBe(width)
})
