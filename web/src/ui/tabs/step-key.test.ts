import { expect, it } from 'vitest'
import { stepKey } from './step-key.ts'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, null],
])('%s from %i leads to %s', (key, at, next) => {
  expect(stepKey(key, at, 3)).toBe(next)
})

it('leads nowhere in an empty row', () => {
  expect(stepKey('ArrowRight', -1, 0)).toBeNull()
})
