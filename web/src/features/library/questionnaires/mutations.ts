import { questionnaireCalls } from '#contract/library/questionnaires.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { questionnaireTag } from './queries.ts'

export const questionnaireMutations = {
  /** Refused where it was answered elsewhere or closed in the meantime. */
  submit: mutationOf(questionnaireCalls.submit, { changes: [questionnaireTag], whenRefused: 'read-again' }),
}
