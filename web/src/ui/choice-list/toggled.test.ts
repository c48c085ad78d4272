import { expect, it } from 'vitest'
import { toggled } from './toggled.ts'

it('ticks and unticks a choice, without duplicates', () => {
  expect(toggled([4], 5, true)).toEqual([4, 5])
  expect(toggled([4], 4, true)).toEqual([4])
  expect(toggled([4], 4, false)).toEqual([])
})
