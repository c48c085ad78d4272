import { examCalls } from '#contract/meetings/exams.ts'
import { queryOf } from '#web/platform/query.ts'

/** Tries of an exam, and what came of them. */
export const examTag = 'exams'

const meta = { tags: [examTag] }

export const examQueries = {
  exam: (meetingId: number) => ({
    ...queryOf(examCalls.onlineExam, { meeting_id: meetingId }, meta),
    staleTime: 0,
  }),
  sheet: (meetingId: number, tryId: number) =>
    queryOf(examCalls.sheet, { meeting_id: meetingId, ...(tryId > 0 && { try_id: tryId }) }, meta),
}
