import { expect, it } from 'vitest'
import { pagesOf } from './pages-of.ts'

const items = (count: number) => Array.from({ length: count }, (_, at) => at)

it.each([
  [0, []],
  [1, [1]],
  [10, [10]],
  [11, [10, 1]],
  [20, [10, 10]],
  [21, [10, 10, 1]],
])('%i items fill pages of %j', (count, sizes) => {
  expect(pagesOf(items(count), 10).map((page) => page.length)).toEqual(sizes)
})

it('keeps the order', () => {
  expect(pagesOf(items(12), 10).flat()).toEqual(items(12))
})
