import { withdrawalCalls } from '#contract/commerce/withdrawals.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const withdrawalMutations = {
  /** The balance or the authentication may have changed meanwhile. */
  apply: mutationOf(withdrawalCalls.apply, { changes: ['money'], whenRefused: 'read-again' }),
}
