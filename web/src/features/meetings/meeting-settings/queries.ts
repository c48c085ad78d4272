import { meetingSettingCalls } from '#contract/meetings/meeting-settings.ts'
import { queryOf } from '#web/platform/query.ts'

/** Who may come to a meeting, and how. */
export const meetingSettingTag = 'meeting-settings'

export const meetingSettingQueries = {
  /** Another organiser may have changed something. */
  of: (meetingId: number) => ({
    ...queryOf(meetingSettingCalls.get, { meeting_id: meetingId }, { tags: [meetingSettingTag] }),
    staleTime: 0,
    retry: false,
  }),
}
