import { watchCalls } from '#contract/meetings/watching.ts'
import { queryOf } from '#web/platform/query.ts'

export const watchingQueries = {
  meeting: (meetingId: number) => queryOf(watchCalls.whiteConfig, { meeting_id: meetingId }),
  session: (meetingId: number, scheduleId: number) =>
    queryOf(watchCalls.sessionSettings, { meeting_id: meetingId, schedule_id: scheduleId }),
  config: (meetingId: number) => queryOf(watchCalls.checkinConfig, { meeting_id: meetingId }),
}
