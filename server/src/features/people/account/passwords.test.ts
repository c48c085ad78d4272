import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { asRefusal, httpStatusOf } from '#kernel/http/envelope.ts'
import { hashCheaply } from '#server/testing/hash-cheaply.ts'
import { hashPassword, isPassword } from './passwords.ts'

it('hashes at the cost that OWASP recommends', async () => {
  const stored = await hashPassword('Xinglin2026')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(stored, 'Xinglin2026')).toBe(true)
  expect(await isPassword(stored, 'Xinglin2027')).toBe(false)
})

it('leaves a core to everybody else, and refuses what would wait too long', async () => {
  const stored = await hashCheaply('Xinglin2026')
  const tries = await Promise.allSettled(Array.from({ length: 200 }, () => isPassword(stored, 'Xinglin2026')))
  const refused = tries.filter((one) => one.status === 'rejected')
  const atOnce = Math.max(availableParallelism() - 1, 1)
  expect(refused).toHaveLength(200 - 128 - atOnce)
  for (const { reason } of refused) expect(httpStatusOf(asRefusal(reason, ''))).toBe(503)
  expect(tries.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(128 + atOnce)
})
