import { studyCalls } from '#contract/meetings/study.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

/** How far somebody has come. */
export const studyTag = 'study'

const meta = { tags: [studyTag] }

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
