import { expect, it } from 'vitest'
import { isLastPage } from './query.ts'

const rows = (count: number) => Array.from({ length: count }, () => ({}))

const size = 20

it('finishes when page equals last_page, or last_page is 0', () => {
  expect(isLastPage({ data: rows(20), last_page: 2 }, { page: 1, loaded: 20, size })).toBe(false)
  expect(isLastPage({ data: rows(20), last_page: 2 }, { page: 2, loaded: 40, size })).toBe(true)
  expect(isLastPage({ data: [], last_page: 0 }, { page: 1, loaded: 0, size })).toBe(true)
})

it('without last_page finishes when the total is reached or a page comes back short', () => {
  expect(isLastPage({ data: rows(20) }, { page: 1, loaded: 20, size })).toBe(false)
  expect(isLastPage({ data: rows(7) }, { page: 2, loaded: 27, size })).toBe(true)
  expect(isLastPage({ data: rows(20), total: 20 }, { page: 1, loaded: 20, size })).toBe(true)
})

it('compares a list of smaller pages with the total only', () => {
  expect(isLastPage({ data: rows(10), total: 25 }, { page: 1, loaded: 10, size: 10 })).toBe(false)
  expect(isLastPage({ data: rows(9), total: 25 }, { page: 2, loaded: 19, size: 10 })).toBe(false)
  expect(isLastPage({ data: rows(5), total: 25 }, { page: 3, loaded: 25, size: 10 })).toBe(true)
  expect(isLastPage({ data: [] }, { page: 4, loaded: 25, size: 10 })).toBe(true)
})
