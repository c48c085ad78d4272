import { hash, timingSafeEqual } from 'node:crypto'
import { signText, signTolerance } from '#contract/wire/envelope.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Fields } from './form-body.ts'

/** Checks `sign` and the age of `timestamp`. A stale one is told the server's time, to correct its clock. */
export function checkSignature(fields: Fields, now: number): void {
  const { platform, sign, timestamp } = fields
  if (!platform || !sign || !timestamp)
    throw refuse(failures.parametersMissing, { detail: 'platform, sign, timestamp' })
  const expected = Buffer.from(hash('sha256', signText(platform, timestamp), 'hex'))
  const given = Buffer.from(sign)
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw refuse(failures.authenticationError, { detail: 'sign' })
  if (!(Math.abs(now - Number(timestamp)) <= signTolerance))
    throw refuse(failures.clockOff, { data: { server_time: now } })
}
