import { expect, it } from 'vitest'
import { warningTime } from './coffee.policy.ts'

const expiresAt = new Date('2026-11-20T12:00:00Z')

it.each([
  ['days before', '2026-11-15T08:00:00Z', '2026-11-19T12:00:00Z'],
  ['on the last day', '2026-11-20T08:00:00Z', '2026-11-20T10:00:00Z'],
  ['in the last hours', '2026-11-20T11:00:00Z', undefined],
])('warns the owner of a voucher claimed %s', (_case, claimedAt, warnAt) => {
  expect(warningTime(expiresAt, new Date(claimedAt))).toEqual(warnAt && new Date(warnAt))
})
