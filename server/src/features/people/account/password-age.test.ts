import { expect, it } from 'vitest'
import { standardLoginConfig } from './login-config.ts'
import { judgePasswordAge } from './password-age.ts'

const day = 86_400_000
const changedAt = new Date('2026-01-01T00:00:00Z')
const judge = (days: number, ms = 0, config = standardLoginConfig) =>
  judgePasswordAge(
    { password_initial: false, password_changed_at: changedAt },
    config,
    changedAt.getTime() + days * day + ms,
  )?.status

it.each([
  [0, 0, undefined],
  [90, 0, undefined],
  [90, 1, 2],
  [120, 0, 2],
  [120, 1, 1],
  [4000, 0, 1],
])('after %i days and %i ms of a period of 90 days: %s', (days, ms, status) => {
  expect(judge(days, ms)).toBe(status)
})

it('counts the period that is set', () => {
  expect(judge(8, 0, { ...standardLoginConfig, password_period: 7 })).toBe(2)
  expect(judge(400, 0, { ...standardLoginConfig, password_past: 0 })).toBeUndefined()
})
