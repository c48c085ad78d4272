import { certificateCalls, certificateFailures } from '#contract/meetings/certificates.ts'
import type { CertificateCheck } from '#contract/meetings/certificates.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { maskName } from '#kernel/mask-number.ts'
import { presentCertificate } from './certificates.present.ts'
import { selectCertificateByNumber } from './certificates.queries.ts'
import { isProofOf, isSignedClaim } from './proof.ts'
import { loadCertificateKey } from './signing-key.ts'

const checks: Limit = { name: 'certificate check', max: 100, windowMs: 10 * 60_000 }

/** Anyone can check whether a certificate is ours, unchanged, and still valid. */
export const checkCertificate = answer(certificateCalls.check, async (input, context) => {
  const { db, member, caller } = context
  await context.limits.spend(checks, caller.address)
  const row = await selectCertificateByNumber(db, input.number.toUpperCase())
  if (!row) throw refuse(certificateFailures.certificateMissing)
  const { publicKey, publicPem } = await loadCertificateKey(context)
  const isIntact = isSignedClaim(row, row.signature, publicKey)
  const paper: CertificateCheck['paper'] = !input.proof
    ? 'none'
    : isProofOf(input.proof, row, publicKey)
      ? 'genuine'
      : 'forged'
  const isMine = member !== undefined && member.userId === row.user_id
  const isShown = isMine || paper === 'genuine'
  return {
    ...presentCertificate(row),
    ...(!isShown && { truename: maskName(row.truename), hospital: '', job_title: '' }),
    is_mine: asBit(isMine),
    is_intact: asBit(isIntact),
    revoked_at: row.revoked_at ? shanghaiTime(row.revoked_at) : '',
    revoke_reason: row.revoke_reason,
    paper,
    public_key: publicPem,
  }
})
