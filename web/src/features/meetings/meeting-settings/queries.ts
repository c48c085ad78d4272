import { meetingSettingCalls } from '#contract/meetings/meeting-settings.ts'
import { queryOf } from '#web/platform/query.ts'

export const meetingSettingQueries = {
  /** Another organiser may have changed something. */
  of: (meetingId: number) => ({
    ...queryOf(meetingSettingCalls.get, { meeting_id: meetingId }),
    staleTime: 0,
    retry: false,
  }),
}
