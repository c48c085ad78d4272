export const examPaths = {
  exam: (meetingId: number) => `/exam?meeting_id=${meetingId}`,
  sheet: (meetingId: number) => `/studyRequest?meeting_id=${meetingId}`,
}
