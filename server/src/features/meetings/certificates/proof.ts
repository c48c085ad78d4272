import { sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { CertificateRow } from './certificates.queries.ts'

/** The signed fields. */
export type Claim = Pick<
  CertificateRow,
  | 'number'
  | 'truename'
  | 'meeting_title'
  | 'points_tenths'
  | 'issued_on'
  | 'hospital'
  | 'job_title'
  | 'organiser'
  | 'is_verified'
  | 'proof_version'
>

const heading = 'xinglin certificate'

/** The fields in their order, which never changes: what was signed once has to be read for ever. */
const fieldsOf = (claim: Claim) => [
  heading,
  claim.number,
  claim.truename,
  claim.meeting_title,
  claim.points_tenths,
  claim.issued_on,
  ...(claim.proof_version === 1
    ? []
    : [claim.hospital, claim.job_title, claim.organiser, claim.is_verified ? 1 : 0]),
]

/** The signed bytes: a JSON list, so that nothing can move from one field to the next. */
const bytesOf = (claim: Claim) => Buffer.from(JSON.stringify(fieldsOf(claim)))

export const signClaim = (claim: Claim, privateKey: KeyObject): Buffer =>
  sign(null, bytesOf(claim), privateKey)

export const isSignedClaim = (claim: Claim, signature: Buffer, publicKey: KeyObject): boolean =>
  verify(null, bytesOf(claim), publicKey, signature)

/** Claim and signature in one string, which the QR code, the PDF and the picture all contain. */
export const proofOf = (claim: Claim, signature: Buffer): string =>
  `v${claim.proof_version}.${bytesOf(claim).toString('base64url')}.${signature.toString('base64url')}`

/** Whether a proof belongs to this claim and was signed by this platform. */
export const isProofOf = (proof: string, claim: Claim, publicKey: KeyObject): boolean => {
  const [version, body, signature] = proof.split('.')
  if (version !== `v${claim.proof_version}` || body === undefined || signature === undefined) return false
  return (
    Buffer.from(body, 'base64url').equals(bytesOf(claim)) &&
    isSignedClaim(claim, Buffer.from(signature, 'base64url'), publicKey)
  )
}
