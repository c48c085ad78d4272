import { liveQuestionCalls } from '#contract/meetings/live-questions.ts'
import { recheckCalls } from '#contract/meetings/rechecks.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The user's progress. */
    study: true
    /** The questions that lecturers write. */
    liveQuestions: true
    /** What is asked days after the credit. */
    rechecks: true
  }
}

const meta = { tags: ['study'] } as const

export const studyQueries = {
  /** Progress made elsewhere in the meantime counts too. */
  progress: (meetingId: number) => ({
    ...queryOf(studyCalls.progress, { meeting_id: meetingId }, meta),
    staleTime: 0,
  }),
  /** About the sessions that were watched live. */
  liveQuestions: (meetingId: number) => ({
    ...queryOf(liveQuestionCalls.due, { meeting_id: meetingId }, meta),
    staleTime: 0,
  }),
  liveBank: (meetingId: number) =>
    queryOf(liveQuestionCalls.bank, { meeting_id: meetingId }, { tags: ['liveQuestions'] }),
  recheck: () => queryOf(recheckCalls.get, {}, { tags: ['rechecks'] }),
  /** Of all meetings, or of one and its child meetings. */
  list: (type: 1 | 2, meetingId: number) => ({
    ...pagedQueryOf(studyCalls.lists, { type, meeting_id: meetingId }, meta),
    staleTime: 0,
  }),
}
