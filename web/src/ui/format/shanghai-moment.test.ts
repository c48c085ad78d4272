import { expect, it } from 'vitest'
import { shanghaiMoment } from './shanghai-moment.ts'

it('reads a Shanghai time in any time zone', () => {
  expect(shanghaiMoment('2026-11-15 00:30')).toBe(Date.parse('2026-11-14T16:30:00Z'))
})

it.each(['', '2026-11-15', '待定', '2026-13-01 10:00', '2026-11-15T10:00'])('returns NaN for %j', (text) => {
  expect(shanghaiMoment(text)).toBeNaN()
})
