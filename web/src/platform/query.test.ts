import { expect, it } from 'vitest'
import { isLastPage } from './query.ts'

const rows = (count: number) => Array.from({ length: count }, () => ({}))

it('finishes when page equals last_page, or last_page is 0', () => {
  expect(isLastPage({ data: rows(20), last_page: 2 }, 1, 20)).toBe(false)
  expect(isLastPage({ data: rows(20), last_page: 2 }, 2, 40)).toBe(true)
  expect(isLastPage({ data: [], last_page: 0 }, 1, 0)).toBe(true)
})

it('without last_page finishes when the total is reached or a page comes back short', () => {
  expect(isLastPage({ data: rows(20) }, 1, 20)).toBe(false)
  expect(isLastPage({ data: rows(7) }, 2, 27)).toBe(true)
  expect(isLastPage({ data: rows(20), total: 20 }, 1, 20)).toBe(true)
})
