import { certificateCalls } from '#contract/meetings/certificates.ts'
import { answer } from '#kernel/answer.ts'
import { reissue, revoke } from './decide-certificate.ts'

export const revokeCertificate = answer(certificateCalls.revoke, async ({ number, reason }, context) => {
  const after = await revoke(context, number, reason)
  context.noteChange({ target: { kind: 'certificates', id: 0, name: number }, after })
  return after
})

export const reissueCertificate = answer(certificateCalls.reissue, async ({ number }, context) => {
  const after = await reissue(context, number)
  context.noteChange({ target: { kind: 'certificates', id: 0, name: number }, after })
  return after
})
