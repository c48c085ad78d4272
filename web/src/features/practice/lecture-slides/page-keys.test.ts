import { expect, it } from 'vitest'
import { pageAfterKey } from './page-keys.ts'

it.each([
  ['ArrowRight', 3, 4],
  ['PageDown', 3, 4],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 3, 2],
  ['ArrowUp', 1, 1],
  ['Home', 5, 1],
  ['End', 2, 7],
  ['Enter', 2, undefined],
  ['a', 2, undefined],
])('%s on page %i of 7 leads to %s', (key, page, target) => {
  expect(pageAfterKey(key, page, 7)).toBe(target)
})
