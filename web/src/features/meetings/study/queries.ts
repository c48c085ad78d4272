import { studyCalls } from '#contract/meetings/study.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** How far somebody has come. */
    study: true
  }
}

const meta = { tags: ['study'] } as const

export const studyQueries = {
  /** What was watched elsewhere meanwhile counts too. */
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
