import { walletCalls } from '#contract/meetings/credit-wallet.ts'
import { mutationOf } from '#web/platform/mutation.ts'

const changed = { changes: ['credits'] } as const

export const walletMutations = {
  add: mutationOf(walletCalls.add, changed),
  edit: mutationOf(walletCalls.edit, { ...changed, whenRefused: 'read-again' }),
  confirm: mutationOf(walletCalls.confirm, { ...changed, whenRefused: 'read-again' }),
  remove: mutationOf(walletCalls.remove, { ...changed, whenRefused: 'read-again' }),
  export: mutationOf(walletCalls.export, changed),
}
