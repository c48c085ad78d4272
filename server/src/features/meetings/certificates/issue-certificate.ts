import { randomInt } from 'node:crypto'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { insertCertificate, selectHolder, selectLook } from './certificates.queries.ts'
import type { CertificateRow } from './certificates.queries.ts'
import { signClaim } from './proof.ts'
import { loadCertificateKey } from './signing-key.ts'

/** Without letters that look alike. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const someLetters = (count: number) =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')

/** Nobody can guess a number. */
const newNumber = (year: string) => `XL${year}-${someLetters(5)}-${someLetters(5)}`

/**
 * Issues a user's certificate of a meeting, unless they have a valid one. A certificate without a name would be worthless, so it is not
 * issued until the user has one. Resolves to what was issued.
 */
export async function issueCertificate(
  services: Pick<Services, 'db' | 'vault'>,
  earned: { userId: number; meetingId: number; title: string; pointsTenths: number },
): Promise<CertificateRow | undefined> {
  const holder = await selectHolder(services.db, earned.userId, earned.meetingId)
  if (holder.truename === '') return undefined
  const issuedOn = shanghaiTime(new Date()).slice(0, 10)
  const claim = {
    ...holder,
    proof_version: 2 as const,
    number: newNumber(issuedOn.slice(0, 4)),
    meeting_title: earned.title,
    points_tenths: earned.pointsTenths,
    issued_on: issuedOn,
  }
  const { privateKey } = await loadCertificateKey(services)
  return insertCertificate(services.db, {
    ...claim,
    user_id: earned.userId,
    meeting_id: earned.meetingId,
    signature: signClaim(claim, privateKey),
    look: await selectLook(services.db, earned.meetingId),
  })
}
