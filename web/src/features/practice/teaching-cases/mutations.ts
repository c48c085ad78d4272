import { teachingCalls } from '#contract/practice/teaching-cases.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const teachingMutations = {
  submit: mutationOf(teachingCalls.submit, { changes: ['teaching-cases'], whenRefused: 'read-again' }),
}
