import { questionnaireCalls } from '#contract/library/questionnaires.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const questionnaireMutations = {
  /** Refused when it was answered on another device or closed in the meantime. */
  submit: mutationOf(questionnaireCalls.submit, { changes: ['questionnaires'], whenRefused: 'read-again' }),
}
