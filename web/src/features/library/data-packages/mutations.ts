import { dataPackageCalls } from '#contract/library/data-packages.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const dataPackageMutations = {
  sendToEmail: mutationOf(dataPackageCalls.sendToEmail, { changes: ['data-packages'] }),
}
