import { subjectCalls } from '#contract/library/subjects.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { subjectQueries } from './queries.ts'

export const subjectMutations = {
  /** A change is saved even when the user leaves right afterwards. Subjects are followed like anything else. */
  change: mutationOf(subjectCalls.changeFocusCollege, {
    keepalive: true,
    answers: () => subjectQueries.focused(),
    changes: ['follows'],
  }),
}
