import { taxOperatorCalls } from '#contract/commerce/tax.ts'
import { withdrawalOperatorCalls } from '#contract/commerce/withdrawals.ts'
import { api } from '#web/platform/api.ts'
import { withFreshStep } from '../session/fresh-step.ts'

const quiet = { tips: false }

export const moneyMutations = {
  /** A new file of all withdrawals that wait, or that of an earlier batch again. */
  bankFile: (batch_no: string) =>
    withFreshStep(() => api(withdrawalOperatorCalls.bankFile, { batch_no }, quiet)),
  bankResult: (csv: string) => withFreshStep(() => api(withdrawalOperatorCalls.bankResult, { csv }, quiet)),
  taxWorkbook: (month: string) => api(taxOperatorCalls.exportWorkbook, { month }, quiet),
}
