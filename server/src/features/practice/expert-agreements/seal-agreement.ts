import { sign } from 'node:crypto'
import type { Services } from '#kernel/services.ts'
import { loadCertificateKey } from '#server/features/meetings/certificates/signing-key.ts'
import type { PartyRow } from './expert-agreements.queries.ts'

/** The first line of what is signed: the platform's key signs other things too. */
const heading = 'xinglin agreement party'

type Sealed = { digest: Buffer; party: PartyRow; signedAt: Date }

/** What party A signs: the text, who it is, and when. */
export const sealedLines = ({ digest, party, signedAt }: Sealed): Buffer =>
  Buffer.from(
    [
      heading,
      digest.toString('hex'),
      party.name,
      party.credit_code,
      party.signatory,
      signedAt.toISOString(),
    ].join('\n'),
  )

/** The signature of party A, by the key that its signatory has authorised by entering it in the console. */
export async function sealAgreement(
  services: Pick<Services, 'db' | 'vault'>,
  sealed: Sealed,
): Promise<Buffer> {
  const { privateKey } = await loadCertificateKey(services)
  return sign(null, sealedLines(sealed), privateKey)
}
