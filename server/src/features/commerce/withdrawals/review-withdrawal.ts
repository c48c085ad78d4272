import { withdrawalOperatorCalls } from '#contract/commerce/withdrawals.ts'
import { answer } from '#kernel/answer.ts'
import { decideWithdrawal } from './decide-withdrawal.ts'

export const passWithdrawal = answer(withdrawalOperatorCalls.pass, async (input, context) => {
  await decideWithdrawal(context, input.withdrawal_id, { isPassed: true })
  return {}
})

export const refuseWithdrawal = answer(withdrawalOperatorCalls.refuse, async (input, context) => {
  await decideWithdrawal(context, input.withdrawal_id, { isPassed: false, reason: input.reason })
  return {}
})
