import { expect, it } from 'vitest'
import { createReadPositions, isWorthRestoring, percentRead } from './read-position.ts'

function createArea(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it('remembers each article, and forgets the longest unread of many', () => {
  const area = createArea()
  const positions = createReadPositions(() => area)
  positions.keep(1, 10)
  positions.keep(2, 20)
  positions.keep(1, 30)
  expect([positions.of(1), positions.of(2), positions.of(3)]).toEqual([30, 20, 0])
  for (let id = 10; id < 109; id++) positions.keep(id, 50)
  expect([positions.of(1), positions.of(2), positions.of(108)]).toEqual([30, 0, 50])
})

it.each(['{', '7', '[["a",1],[1]]'])('takes a broken store for an empty one: %s', (text) => {
  expect(createReadPositions(() => createArea(new Map([['read_positions', text]]))).of(1)).toBe(0)
})

it('does without a store', () => {
  const positions = createReadPositions(() => {
    throw new Error('no store here')
  })
  positions.keep(1, 50)
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

it('jumps only into the middle', () => {
  expect([0, 4, 5, 95, 96, 100].map(isWorthRestoring)).toEqual([false, false, true, true, false, false])
})
