import { examCalls } from '#contract/meetings/exams.ts'
import { queryOf } from '#web/platform/query.ts'

export const examQueries = {
  exam: (meetingId: number) => ({
    ...queryOf(examCalls.onlineExam, { meeting_id: meetingId }),
    staleTime: 0,
  }),
  sheet: (meetingId: number, tryId: number) =>
    queryOf(examCalls.sheet, { meeting_id: meetingId, ...(tryId > 0 && { try_id: tryId }) }),
}
