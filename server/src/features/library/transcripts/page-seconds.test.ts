import { expect, it } from 'vitest'
import { pageSeconds } from './page-seconds.ts'

it('lets pages pass evenly between those that are marked', () => {
  expect(
    pageSeconds(
      6,
      [
        [5, 220],
        [2, 100],
      ],
      40,
    ),
  ).toEqual([40, 100, 140, 180, 220, 220])
})

it('begins all pages with the lecture where none is marked', () => {
  expect(pageSeconds(3, [], 40)).toEqual([40, 40, 40])
})

it('takes the mark of the first page before the begin that was planned', () => {
  expect(pageSeconds(3, [[1, 55]], 40)).toEqual([55, 55, 55])
  expect(pageSeconds(2, [[2, 30]], 40)).toEqual([30, 30])
})
