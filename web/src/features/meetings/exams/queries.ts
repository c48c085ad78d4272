import { examCalls } from '#contract/meetings/exams.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Attempts at an exam and their results. */
    exams: true
  }
}

const meta = { tags: ['exams'] } as const

export const examQueries = {
  exam: (meetingId: number) => ({
    ...queryOf(examCalls.onlineExam, { meeting_id: meetingId }, meta),
    staleTime: 0,
  }),
  sheet: (meetingId: number, tryId: number) =>
    queryOf(examCalls.sheet, { meeting_id: meetingId, ...(tryId > 0 && { try_id: tryId }) }, meta),
}
