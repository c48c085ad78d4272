import { meetingTypes } from '#contract/wire/items.ts'

export const meetingPaths = {
  detail: (meetingId: number, scheduleId = 0) =>
    `/meetingDetail?meeting_id=${meetingId}${scheduleId > 0 ? `&schedule_id=${scheduleId}` : ''}`,
  home: (meetingId: number) => `/meetingHome?meeting_id=${meetingId}`,
  comments: (meetingId: number) => `/ypComment?meeting_id=${meetingId}`,
  playback: (meetingId: number) => `/meetingPlaybackDetail?meeting_id=${meetingId}`,
}

/** The address of a meeting: a large one has its own home, a past one its playback. */
export function meetingTarget(meetingId: number, isBig: boolean, type: number): string {
  if (isBig) return meetingPaths.home(meetingId)
  return type === meetingTypes.review ? meetingPaths.playback(meetingId) : meetingPaths.detail(meetingId)
}
