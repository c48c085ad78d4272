import { expect, it } from 'vitest'
import { formatChange, formatFigure } from './format-figure.ts'

it.each([
  ['count', 1234, '1,234'],
  ['money', 123450, '¥1,234.50'],
  ['share', 0.256, '25.6%'],
  ['credit', 15, '1.5'],
  ['minutes', null, '—'],
] as const)('writes a %s of %s as %s', (unit, value, text) => {
  expect(formatFigure(unit, value)).toBe(text)
})

it.each([
  [120, 100, '+20%'],
  [80, 100, '-20%'],
  [5, 0, ''],
  [null, 3, ''],
  [-50, -100, '+50%'],
])('compares %s with %s', (now, before, text) => {
  expect(formatChange(now, before)).toBe(text)
})
