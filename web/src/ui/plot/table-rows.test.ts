import { expect, test } from 'vitest'
import { tableRows } from './table-rows.ts'

const points = ['a', 'b'].map((label) => ({ label, value: 1 }))

test('the table of bars begins with the latest day', () => {
  expect(tableRows(points, 'bars').map(({ label }) => label)).toEqual(['b', 'a'])
})

test('the table of a line begins where the line does', () => {
  expect(tableRows(points, 'line').map(({ label }) => label)).toEqual(['a', 'b'])
})
