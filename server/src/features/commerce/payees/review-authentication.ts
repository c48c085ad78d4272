import { authenticationOperatorCalls } from '#contract/commerce/payees.ts'
import { answer } from '#kernel/answer.ts'
import { decideAuthentication } from './decide-authentication.ts'

export const passAuthentication = answer(authenticationOperatorCalls.pass, async (input, context) => {
  await decideAuthentication(context, input.authentication_id, { isPassed: true })
  return {}
})

export const refuseAuthentication = answer(authenticationOperatorCalls.refuse, async (input, context) => {
  await decideAuthentication(context, input.authentication_id, { isPassed: false, reason: input.reason })
  return {}
})
