import { expect, it } from 'vitest'
import { seeded } from './seeded.ts'

it('returns the same sequence for the same seed, and another for another', () => {
  const draw = (seed: number) => {
    const random = seeded(seed)
    return [
      random.next(),
      random.int(1, 100),
      random.pick(['a', 'b', 'c']),
      random.shuffle([1, 2, 3, 4]),
      random.chance(0.5),
    ]
  }
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
})

it('returns whole numbers within both bounds and reaches them', () => {
  const random = seeded(1)
  const drawn = new Set(Array.from({ length: 300 }, () => random.int(2, 5)))
  expect(drawn).toEqual(new Set([2, 3, 4, 5]))
})

it('shuffles a copy that has the same members', () => {
  const list = [1, 2, 3, 4, 5, 6]
  const shuffled = seeded(3).shuffle(list)
  expect(list).toEqual([1, 2, 3, 4, 5, 6])
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(list)
  expect(shuffled).not.toEqual(list)
})
