import { expect, it } from 'vitest'
import { inOrder } from './demo-part.ts'
import { demoParts } from './demo-parts.ts'

const part = (name: string, ...after: string[]) => ({ name, after, load: async () => undefined })
const names = (...parts: ReturnType<typeof part>[]) => inOrder(parts).map(({ name }) => name)

it('loads parts in the order given, each after those that it names', () => {
  expect(names(part('a'), part('b', 'd'), part('c'), part('d', 'c'))).toEqual(['a', 'c', 'd', 'b'])
})

it('refuses a ring, and a part that is not there', () => {
  expect(() => names(part('a', 'b'), part('b', 'a'), part('c'))).toThrow('a, b')
  expect(() => names(part('a', 'nothing'))).toThrow('wait for each other: a')
})

it('has each part of the demo world once', () => {
  const all = inOrder(demoParts).map(({ name }) => name)
  expect(new Set(all).size).toBe(all.length)
})
