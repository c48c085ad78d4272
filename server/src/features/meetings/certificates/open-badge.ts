import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { SignJWT } from 'jose'
import type { JWTPayload } from 'jose'
import type { SigningKey } from '#kernel/signing-key.ts'
import { presentPoints } from './certificates.present.ts'
import type { CertificateRow } from './certificates.queries.ts'

const compress = promisify(gzip)

/** So many certificates share a status list; the standard asks for no fewer, so that a single one cannot be followed. */
export const statusListLength = 131_072

export const didPath = '/.well-known/did.json'
export const statusListPath = (list: number) => `/certificates/status/${list}`
export const statusListOf = (certificateId: number) => Math.floor(certificateId / statusListLength)

/** did:web:example.org, with the port where there is one. */
export const didOf = (origin: string) => `did:web:${encodeURIComponent(new URL(origin).host)}`

const keyId = (origin: string) => `${didOf(origin)}#certificates`

/** What a stranger resolves the issuer to: the public key of certificates as a verification method. */
export const didDocument = (origin: string, { publicKey }: SigningKey) => ({
  '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
  id: didOf(origin),
  verificationMethod: [
    {
      id: keyId(origin),
      type: 'JsonWebKey2020',
      controller: didOf(origin),
      publicKeyJwk: publicKey.export({ format: 'jwk' }),
    },
  ],
  assertionMethod: [keyId(origin)],
})

/** The certificate as an Open Badges 3.0 credential, for wallets and portfolios that do not know this platform. */
export function signBadge(row: CertificateRow, origin: string, key: SigningKey): Promise<string> {
  const id = `${origin}/certificate?number=${row.number}`
  const list = statusListOf(row.id)
  const subjectId = `${id}#holder`
  const issuer = {
    id: didOf(origin),
    type: ['Profile'],
    name: row.look?.issuer ?? '杏林 XINGLIN',
    url: origin,
  }
  const holds = row.organiser ? { id: `${id}#organiser`, type: ['Profile'], name: row.organiser } : issuer
  const credential = {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: row.meeting_title,
    issuer,
    validFrom: validFrom(row),
    credentialSubject: {
      id: subjectId,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityHash: row.truename, identityType: 'name', hashed: false, salt: '' },
      ],
      licenseNumber: row.number,
      creditsEarned: Number(presentPoints(row.points_tenths)),
      narrative: narrativeOf(row),
      achievement: {
        id: `${origin}/meetingDetail?meeting_id=${row.meeting_id ?? 0}`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        creator: holds,
        name: row.meeting_title,
        description: row.meeting_title,
        criteria: { narrative: '完成全部学习要求 · All requirements of the programme were met' },
      },
    },
    credentialStatus: {
      id: `${origin}${statusListPath(list)}#${row.id % statusListLength}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(row.id % statusListLength),
      statusListCredential: `${origin}${statusListPath(list)}`,
    },
  }
  return signCredential(credential, { id, subjectId, origin, key, from: new Date(validFrom(row)) })
}

const validFrom = ({ issued_on }: CertificateRow) => `${issued_on}T00:00:00+08:00`

/** What the paper says of its holder besides the name. */
function narrativeOf({ hospital, job_title, is_verified, proof_version }: CertificateRow): string {
  const name =
    proof_version === 1 ? '' : is_verified ? '姓名已认证 · name verified' : '姓名未经认证 · name not verified'
  return [hospital, job_title, name].filter(Boolean).join(' · ')
}

/** Which certificates of one list were revoked, a bit each, as the Bitstring Status List says it. */
export async function signStatusList(
  list: number,
  revokedIds: readonly number[],
  { origin, key, now }: { origin: string; key: SigningKey; now: Date },
): Promise<string> {
  const bits = Buffer.alloc(statusListLength / 8)
  for (const id of revokedIds) {
    const at = id % statusListLength
    bits[at >> 3]! |= 0x80 >> (at & 7)
  }
  const id = `${origin}${statusListPath(list)}`
  const subjectId = `${id}#list`
  const credential = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(origin),
    validFrom: now.toISOString(),
    credentialSubject: {
      id: subjectId,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      // The u says base64url, as multibase does.
      encodedList: `u${(await compress(bits)).toString('base64url')}`,
    },
  }
  return signCredential(credential, { id, subjectId, origin, key, from: now })
}

type Signed = { id: string; subjectId: string; origin: string; key: SigningKey; from: Date }

/** The credential itself is the payload, beside the claims by which readers of JWTs know it. */
const signCredential = (credential: JWTPayload, { id, subjectId, origin, key, from }: Signed) =>
  new SignJWT(credential)
    .setProtectedHeader({
      alg: 'EdDSA',
      typ: 'JWT',
      kid: keyId(origin),
      jwk: key.publicKey.export({ format: 'jwk' }),
    })
    .setIssuer(didOf(origin))
    .setSubject(subjectId)
    .setJti(id)
    .setNotBefore(from)
    .sign(key.privateKey)
