import { createDecipheriv, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { profileCalls, profileFailures } from '#contract/people/profile.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { EnvError, readEnv } from '#kernel/env.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { startServer, testApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const keys = { journal: randomBytes(32).toString('hex'), college: randomBytes(32).toString('hex') }
let app: TestApp
beforeAll(async () => {
  const { databaseUrl, services } = await testApp()
  app = await startServer(databaseUrl, {
    DATA_DIR: services.env.DATA_DIR,
    PARTNER_KEYS: JSON.stringify(keys),
  })
})
afterAll(() => app.close())

/** As a partner does it, from the description of the call alone. */
function openInfo(sealed: string, key: string, partner: string): Record<string, unknown> {
  const [iv, body] = sealed.split('.').map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer]
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), iv)
  decipher.setAAD(Buffer.from(partner)).setAuthTag(body.subarray(-16))
  const text = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]).toString()
  return JSON.parse(text) as Record<string, unknown>
}

describe('the info for a partner', () => {
  it('is who the person is, without a way to reach them', async () => {
    const { client, user, phone } = await buildMember(app)
    await client.call(profileCalls.saveFields, { email: 'lin@example.org' })
    await buildVerification(app, user, { state: verificationStates.passed })
    const answer = await client.call(profileCalls.partnerInfo, { partner: 'journal' })
    expect(answer.partner).toBe('journal')
    expect(answer.encrypt_info).not.toContain(Buffer.from('林晓').toString('base64url'))
    const info = openInfo(answer.encrypt_info, keys.journal, 'journal')
    expect(info).toEqual({
      userid: user.id,
      truename: '林晓',
      photo: '',
      user_type: 1,
      hospital: '江城大学附属第一医院',
      department: '心血管内科',
      title: '主治医师',
      company: '',
      verified: 1,
      issued_at: expect.any(Number),
    })
    expect(JSON.stringify(info)).not.toMatch(new RegExp(`${phone}|lin@`))
  })

  it('opens under the key and the name of that partner alone, and is new each time', async () => {
    const { client } = await buildMember(app)
    const { encrypt_info: info } = await client.call(profileCalls.partnerInfo, { partner: 'journal' })
    expect(() => openInfo(info, keys.college, 'journal')).toThrow()
    expect(() => openInfo(info, keys.journal, 'college')).toThrow()
    expect((await client.call(profileCalls.partnerInfo, { partner: 'journal' })).encrypt_info).not.toBe(info)
  })

  it.each(['nobody', 'Journal', 'constructor', '__proto__', 'toString'])(
    'is for no partner named %j',
    async (partner) => {
      const { client } = await buildMember(app)
      expect(await client.ask(profileCalls.partnerInfo, { partner })).toMatchObject({
        status: profileFailures.partnerUnknown.status,
        message: '合作平台不存在',
      })
    },
  )

  it('is refused to visitors, and where no partner is set up', async () => {
    expect((await app.client().ask(profileCalls.partnerInfo, { partner: 'journal' })).status).toBe(
      failures.loginExpired.status,
    )
    const plain = await testApp()
    const { client } = await buildMember(plain)
    expect((await client.ask(profileCalls.partnerInfo, { partner: 'journal' })).status).toBe(
      profileFailures.partnerUnknown.status,
    )
  })
})

it.each(['{', '[]', '"x"', '{"journal":"short"}', '{"journal":1}'])(
  'the configuration of partners is not %s',
  (PARTNER_KEYS) => {
    expect(() => readEnv({ PARTNER_KEYS })).toThrow(EnvError)
    expect(() => readEnv({ PARTNER_KEYS })).toThrow(/^PARTNER_KEYS is set wrongly/)
  },
)
