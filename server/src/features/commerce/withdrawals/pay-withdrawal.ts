import { withdrawalOperatorCalls } from '#contract/commerce/withdrawals.ts'
import { answer } from '#kernel/answer.ts'
import { startTransfer } from './start-transfer.ts'

export const payWithdrawal = answer(withdrawalOperatorCalls.pay, async ({ withdrawal_id }, context) => {
  await startTransfer(context, withdrawal_id)
  return {}
})
