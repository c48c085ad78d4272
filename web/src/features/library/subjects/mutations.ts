import { subjectCalls } from '#contract/library/subjects.ts'
import { followTag } from '#web/features/community/follows/queries.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { subjectQueries } from './queries.ts'

export const subjectMutations = {
  /** Who leaves right after a change has still made it. Subjects are followed like anything else. */
  change: mutationOf(subjectCalls.changeFocusCollege, {
    keepalive: true,
    answers: () => subjectQueries.focused(),
    changes: [followTag],
  }),
}
