import { expect, it } from 'vitest'
import { markedOf, toggleMark } from './marked-questions.ts'

it('keeps the marks of an attempt over a reload, and none of the one before', () => {
  expect(toggleMark(1, 10)).toEqual([10])
  expect(toggleMark(1, 11)).toEqual([10, 11])
  expect(toggleMark(1, 10)).toEqual([11])
  expect(markedOf(1)).toEqual([11])
  expect(markedOf(2)).toEqual([])
  toggleMark(2, 20)
  expect(markedOf(1)).toEqual([])
})
