import { subjectCalls } from '#contract/library/subjects.ts'
import { queryOf } from '#web/platform/query.ts'

const anywhere = { college_id: 0, disease_id: 0, page: 1 }
const meta = { tags: ['follows'] } as const

export const subjectQueries = {
  colleges: () => queryOf(subjectCalls.allColleges, {}),
  diseases: (collegeId: number) => queryOf(subjectCalls.diseaseList, { college_id: collegeId }),
  focused: () => queryOf(subjectCalls.focusedCollege, anywhere, meta),
  status: () => queryOf(subjectCalls.userFocusStatus, anywhere, meta),
}
