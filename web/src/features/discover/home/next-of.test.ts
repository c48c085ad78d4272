import { expect, it } from 'vitest'
import { nextOf } from './next-of.ts'

const meeting = (begin_time: string, end_time: string) => ({ begin_time, end_time })
/** 2026-11-15 00:30 in Shanghai. */
const now = new Date('2026-11-14T16:30:00Z')

it('is the one that begins first of those that are not over', () => {
  const tomorrow = meeting('2026-11-16 09:00', '2026-11-16 10:00')
  const today = meeting('2026-11-15 09:00', '2026-11-15 10:00')
  const over = meeting('2026-11-14 23:00', '2026-11-15 00:30')
  expect(nextOf([over, tomorrow, today], now)).toBe(today)
})

it('is the one that goes on', () => {
  const running = meeting('2026-11-14 23:00', '2026-11-15 00:31')
  expect(nextOf([running], now)).toBe(running)
})

it('is nothing where all are over', () => {
  expect(nextOf([meeting('2026-11-01 09:00', '2026-11-01 10:00')], now)).toBeUndefined()
})
