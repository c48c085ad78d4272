import { randomInt } from 'node:crypto'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { insertCertificate, selectTruename } from './certificates.queries.ts'
import { signClaim } from './proof.ts'
import { loadSigningKey } from './signing-key.ts'

/** Without those that look like another. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const someLetters = (count: number) =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')

/** Nobody comes upon a number by trying. */
const newNumber = (year: string) => `XL${year}-${someLetters(5)}-${someLetters(5)}`

/** Issues somebody's certificate of a meeting, once. One without a name would certify nobody: it waits for the name. */
export async function issueCertificate(
  services: Pick<Services, 'db' | 'vault'>,
  earned: { userId: number; meetingId: number; title: string; pointsTenths: number },
): Promise<void> {
  const truename = await selectTruename(services.db, earned.userId)
  if (truename === '') return
  const issuedOn = shanghaiTime(new Date()).slice(0, 10)
  const claim = {
    number: newNumber(issuedOn.slice(0, 4)),
    truename,
    meeting_title: earned.title,
    points_tenths: earned.pointsTenths,
    issued_on: issuedOn,
  }
  const { privateKey } = await loadSigningKey(services)
  await insertCertificate(services.db, {
    ...claim,
    user_id: earned.userId,
    meeting_id: earned.meetingId,
    signature: signClaim(claim, privateKey),
  })
}
