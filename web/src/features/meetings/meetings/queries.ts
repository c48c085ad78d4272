import { liveCalls } from '#contract/meetings/live.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import type { subjectPeriods } from '#contract/meetings/meetings.ts'
import { api } from '#web/platform/api.ts'
import { clock } from '#web/platform/clock.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'
import { msToNextPhase } from './next-phase.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The state of a broadcast. */
    live: true
    /** The recordings, and whether they are published. */
    recordings: true
  }
}

export const meetingQueries = {
  /** Refetched when the meeting begins or ends, and on every visit: the answer depends on who is logged in. */
  detail: (meetingId: number, scheduleId = 0) => ({
    ...queryOf(
      meetingCalls.detail,
      { meeting_id: meetingId, ...(scheduleId > 0 && { schedule_id: scheduleId }) },
      { tags: ['live'] },
    ),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: Parameters<typeof msToNextPhase>[0] | undefined } }) =>
      state.data ? msToNextPhase(state.data, clock.now()) : (false as const),
  }),
  /** False when the server cannot answer: the ordinary page is the better guess. */
  async isLarge(meetingId: number): Promise<boolean> {
    try {
      const answer = await api(meetingCalls.checkFrame, { meeting_id: meetingId }, { tips: false })
      return answer.is_big_meeting === 1
    } catch {
      return false
    }
  },
  /** A meeting that begins early takes its programme with it. */
  programme: (meetingId: number) =>
    queryOf(meetingCalls.expertSession, { meeting_id: meetingId }, { tags: ['live'] }),
  liveDates: (meetingId: number) => queryOf(meetingCalls.liveDate, { meeting_id: meetingId }),
  experts: (meetingId: number) => queryOf(meetingCalls.expertList, { meeting_id: meetingId }),
  /** Where to join: a room of an external service, or the built-in one. */
  room: (meetingId: number) => queryOf(liveCalls.saasRoom, { meeting_id: meetingId }),
  related: (meetingId: number) => queryOf(meetingCalls.recommendList, { meeting_id: meetingId }),
  conferences: (period: (typeof subjectPeriods)[number]) =>
    pagedQueryOf(meetingCalls.subjectMeetings, { period, college_id: 0 }),
  playback: (meetingId: number) =>
    queryOf(meetingCalls.meetingPlayback, { meeting_id: meetingId }, { tags: ['recordings'] }),
}
