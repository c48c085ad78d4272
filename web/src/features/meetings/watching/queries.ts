import { watchCalls } from '#contract/meetings/watching.ts'
import { api } from '#web/platform/api.ts'
import { queryOf } from '#web/platform/query.ts'

export const watchingQueries = {
  meeting: (meetingId: number) => queryOf(watchCalls.whiteConfig, { meeting_id: meetingId }),
  session: (meetingId: number, scheduleId: number) =>
    queryOf(watchCalls.sessionSettings, { meeting_id: meetingId, schedule_id: scheduleId }),
  config: (meetingId: number) => queryOf(watchCalls.checkinConfig, { meeting_id: meetingId }),
  /** Whether a meeting requires a completed profile. */
  async needsCompletion(meetingId: number): Promise<boolean> {
    const answer = await api(watchCalls.completionInfo, { meeting_id: meetingId }, { tips: false })
    return answer.need_completion === 1
  },
  /** Requested on every visit; fails for users who are not on the whitelist. */
  checkWhitelist: (meetingId: number, scheduleId: number) =>
    api(
      watchCalls.whitelistCheck,
      { meeting_id: meetingId, ...(scheduleId > 0 && { schedule_id: scheduleId }) },
      { tips: false },
    ),
}
