import { verificationOperatorCalls } from '#contract/people/verification.ts'
import { answer } from '#kernel/answer.ts'
import { decideVerification } from './decide-verification.ts'

export const passVerification = answer(verificationOperatorCalls.pass, async (input, context) => {
  await decideVerification(context, input.verification_id, { isPassed: true })
  return {}
})

export const refuseVerification = answer(verificationOperatorCalls.refuse, async (input, context) => {
  await decideVerification(context, input.verification_id, { isPassed: false, reason: input.reason })
  return {}
})
