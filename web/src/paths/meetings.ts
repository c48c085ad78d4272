import { meetingTypes } from '#contract/wire/items.ts'
import type { ListItem, MeetingItem } from '#contract/wire/items.ts'

export const meetingPaths = {
  detail: (meetingId: number, scheduleId = 0) =>
    `/meetingDetail?meeting_id=${meetingId}${scheduleId > 0 ? `&schedule_id=${scheduleId}` : ''}`,
  home: (meetingId: number) => `/meetingHome?meeting_id=${meetingId}`,
  experts: (meetingId: number) => `/ypExperts?meeting_id=${meetingId}`,
  schedule: (meetingId: number) => `/ypSchedule?meeting_id=${meetingId}`,
  comments: (meetingId: number) => `/ypComment?meeting_id=${meetingId}`,
  playback: (meetingId: number, recordingId = 0) =>
    `/meetingPlaybackDetail?meeting_id=${meetingId}${recordingId > 0 ? `&l_r_id=${recordingId}` : ''}`,
}

/** The address of a meeting: a large one has its own home, a past one its playback. */
export function meetingTarget(
  meeting: Pick<MeetingItem, 'meeting_id' | 'is_big_meeting'> & Pick<ListItem, 'meeting_type'>,
) {
  const { meeting_id, is_big_meeting, meeting_type } = meeting
  if (is_big_meeting === 1) return meetingPaths.home(meeting_id)
  return meeting_type === meetingTypes.review
    ? meetingPaths.playback(meeting_id)
    : meetingPaths.detail(meeting_id)
}
