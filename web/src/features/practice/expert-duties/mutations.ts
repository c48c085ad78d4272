import { waitCalls } from '#contract/practice/expert-duties.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const expertDutyMutations = {
  editWait: mutationOf(waitCalls.edit, { changes: ['tasks'], whenRefused: 'read-again' }),
  disposeWait: mutationOf(waitCalls.dispose, { changes: ['tasks'], whenRefused: 'read-again' }),
}
