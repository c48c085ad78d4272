import { certificateCalls } from '#contract/meetings/certificates.ts'
import { answer } from '#kernel/answer.ts'
import { reissue, revoke } from './decide-certificate.ts'

export const revokeCertificate = answer(certificateCalls.revoke, ({ number, reason }, context) =>
  revoke(context, number, reason),
)

export const reissueCertificate = answer(certificateCalls.reissue, ({ number }, context) =>
  reissue(context, number),
)
