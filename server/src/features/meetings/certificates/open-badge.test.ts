import { createPublicKey, verify } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { certificateCalls } from '#contract/meetings/certificates.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { updateRevoked } from './certificates.queries.ts'
import { issueCertificate } from './issue-certificate.ts'
import { didOf, didPath } from './open-badge.ts'
import { issuerMark } from './serve-verify-page.ts'

const app = await testApp()

type DidDocument = {
  id: string
  assertionMethod: string[]
  verificationMethod: { id: string; publicKeyJwk: JsonWebKey }[]
}

type Credential = {
  iss: string
  jti: string
  issuer: { id: string } | string
  credentialSubject: Record<string, unknown>
  credentialStatus: { statusListIndex: string; statusListCredential: string }
}

const textOf = async (address: string) => (await fetch(new URL(address, app.url))).text()

const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown

/** As a stranger does it who knows the standards and not us: resolves the DID, then checks with Node's own cryptography. */
async function readCredential(jwt: string): Promise<Credential> {
  const [header, payload, signature] = jwt.split('.') as [string, string, string]
  const { alg, kid } = decode(header) as { alg: string; kid: string }
  const credential = decode(payload) as Credential
  const document = JSON.parse(await textOf(didPath)) as DidDocument
  const method = document.verificationMethod.find(({ id }) => id === kid)!
  expect(alg).toBe('EdDSA')
  expect(document.id).toBe(credential.iss)
  expect(document.assertionMethod).toContain(kid)
  const key = createPublicKey({ key: method.publicKeyJwk, format: 'jwk' })
  expect(verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))).toBe(
    true,
  )
  const forged = `${header}.${payload.slice(0, -2)}AA`
  expect(verify(null, Buffer.from(forged), key, Buffer.from(signature, 'base64url'))).toBe(false)
  return credential
}

async function isRevoked({ credentialStatus }: Credential): Promise<boolean> {
  const { pathname } = new URL(credentialStatus.statusListCredential)
  const list = await readCredential(await textOf(pathname))
  const bits = gunzipSync(Buffer.from(String(list.credentialSubject.encodedList).slice(1), 'base64url'))
  expect(bits.length).toBeGreaterThanOrEqual(16_384)
  const at = Number(credentialStatus.statusListIndex)
  return (bits[at >> 3]! & (0x80 >> (at & 7))) !== 0
}

it('is an Open Badges 3.0 credential that a stranger verifies, and sees revoked', async () => {
  const { db } = app.services
  const meeting = await buildMeeting(db, { from: -3, to: -1, title: '冠心病论坛', organiser: '杏林市医学会' })
  const { client, user } = await buildMember(app)
  const earned = { userId: user.id, meetingId: meeting.id, title: meeting.title, pointsTenths: 15 }
  await issueCertificate(app.services, earned)
  const { badge, number } = await client.call(certificateCalls.get, { meeting_id: meeting.id })
  const credential = await readCredential(await textOf(badge))
  expect(credential).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: '冠心病论坛',
    credentialSubject: {
      type: ['AchievementSubject'],
      licenseNumber: number,
      creditsEarned: 1.5,
      identifier: [{ identityHash: '林晓', identityType: 'name', hashed: false }],
      achievement: { name: '冠心病论坛', creator: { name: '杏林市医学会' } },
    },
  })
  expect(credential.jti).toContain(number)
  expect(await isRevoked(credential)).toBe(false)
  await updateRevoked(db, number, '代考')
  expect(await isRevoked(credential)).toBe(true)
})

it('opens by its signed address alone', async () => {
  for (const address of ['/certificates/XL2026-AAAAA-AAAAA.jwt', '/certificates/status/x'])
    expect((await fetch(app.url + address)).status).toBe(404)
})

it('has a place for its key in the page that verifies', () => {
  const page = path.resolve(import.meta.dirname, '../../../../../web/src/verify-page/verify.html')
  expect(readFileSync(page, 'utf8')).toMatch(issuerMark)
})

it('names the issuer by its domain, with the port', () => {
  expect(didOf('https://xinglin.example')).toBe('did:web:xinglin.example')
  expect(didOf('http://localhost:3000')).toBe('did:web:localhost%3A3000')
})
