import { expect, it } from 'vitest'
import { viewCount } from './view-count.ts'

it.each([
  [0, '0'],
  [9999, '9999'],
  [10_000, '10000'],
  [10_001, '1.0万'],
  [10_499, '1.0万'],
  [10_500, '1.1万'],
  [12_345, '1.2万'],
  [99_950, '10.0万'],
  [256_789, '25.7万'],
])('%i is shown as %s', (count, shown) => {
  expect(viewCount(count, 'zh')).toBe(shown)
})

it('counts in w in English', () => {
  expect(viewCount(10_001, 'en')).toBe('1.0w')
  expect(viewCount(10_000, 'en')).toBe('10000')
})
