import { expect, it } from 'vitest'
import { numberKey, titleKey } from './credit-keys.ts'
import { readPoints } from './points.ts'

it('takes a number for the same however it is typed', () => {
  expect(numberKey('国继教 2026-01-02 (国) a7')).toBe(numberKey('国继教20260102国A7'))
})

it('takes an activity for the same whatever its blanks and marks', () => {
  expect(titleKey('第十届 Heart 大会（线上）')).toBe(titleKey('第十届heart大会(线上)'))
})

it.each([
  ['5', 50],
  ['0.5', 5],
  ['100.0', 1000],
  ['1.25', undefined],
  ['-1', undefined],
  ['', undefined],
  ['1e2', undefined],
])('reads %j points as %j tenths', (text, tenths) => expect(readPoints(text)).toBe(tenths))
