export const livePaths = {
  start: (meetingId = 0) => (meetingId > 0 ? `/startMeeting?meeting_id=${meetingId}` : '/startMeeting'),
}
