import { studyCalls } from '#contract/meetings/study.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const studyMutations = {
  /** An answer may be the last condition for credit. */
  answerRecall: mutationOf(studyCalls.answerRecall, {
    tips: false,
    changes: ['study', 'certificates'],
    inBackground: true,
  }),
}
