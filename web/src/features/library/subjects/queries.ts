import { subjectCalls } from '#contract/library/subjects.ts'
import { queryOf } from '#web/platform/query.ts'

const anywhere = { college_id: 0, disease_id: 0, page: 1 }

export const subjectQueries = {
  focused: () => queryOf(subjectCalls.focusedCollege, anywhere),
  status: () => queryOf(subjectCalls.userFocusStatus, anywhere),
}
