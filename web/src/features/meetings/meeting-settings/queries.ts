import { meetingSettingCalls } from '#contract/meetings/meeting-settings.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Who may attend a meeting, and how. */
    'meeting-settings': true
  }
}

export const meetingSettingQueries = {
  /** Another organiser may have changed something. */
  of: (meetingId: number) => ({
    ...queryOf(meetingSettingCalls.get, { meeting_id: meetingId }, { tags: ['meeting-settings'] }),
    staleTime: 0,
    retry: false,
  }),
  whitelist: (meetingId: number) => ({
    ...pagedQueryOf(
      meetingSettingCalls.whitelisted,
      { meeting_id: meetingId },
      { tags: ['meeting-settings'] },
    ),
    staleTime: 0,
  }),
}
