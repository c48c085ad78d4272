import { expect, it } from 'vitest'
import { createFakeArea, forbiddenArea } from '#web/platform/fake-area.ts'
import { createReadPositions, isWorthRestoring, percentRead } from './read-position.ts'

it('remembers each article, and forgets the longest unread of many', () => {
  const positions = createReadPositions(createFakeArea().area)
  positions.save(1, 10)
  positions.save(2, 20)
  positions.save(1, 30)
  expect([positions.of(1), positions.of(2), positions.of(3)]).toEqual([30, 20, 0])
  for (let id = 10; id < 109; id++) positions.save(id, 50)
  expect([positions.of(1), positions.of(2), positions.of(108)]).toEqual([30, 0, 50])
})

it.each(['{', '7', '[["a",1],[1]]'])('reads a broken store as an empty one: %s', (text) => {
  expect(createReadPositions(createFakeArea({ read_positions: text }).area).of(1)).toBe(0)
})

it('works without a storage', () => {
  const positions = createReadPositions(forbiddenArea)
  positions.save(1, 50)
  expect(positions.of(1)).toBe(0)
})

it.each([
  [100, 1000, 0],
  [0, 1000, 0],
  [-250, 1000, 25],
  [-2000, 1000, 100],
  [-10, 0, 0],
])('a text at %i of height %i is read to %i percent', (top, height, percent) => {
  expect(percentRead(top, height)).toBe(percent)
})

it('restores only positions in the middle', () => {
  expect([0, 4, 5, 95, 96, 100].map(isWorthRestoring)).toEqual([false, false, true, true, false, false])
})
