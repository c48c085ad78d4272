import { studyCalls } from '#contract/meetings/study.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The user's progress. */
    study: true
  }
}

const meta = { tags: ['study'] } as const

export const studyQueries = {
  /** Progress made elsewhere in the meantime counts too. */
  progress: (meetingId: number) => ({
    ...queryOf(studyCalls.progress, { meeting_id: meetingId }, meta),
    staleTime: 0,
  }),
  /** Of all meetings, or of one and its child meetings. */
  list: (type: 1 | 2, meetingId: number) => ({
    ...pagedQueryOf(studyCalls.lists, { type, meeting_id: meetingId }, meta),
    staleTime: 0,
  }),
}
