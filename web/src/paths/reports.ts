export const reportPaths = {
  ofMeeting: (meetingId: number) => `/reports?meeting_id=${meetingId}`,
  detail: (reportId: number) => `/reportsDetail?id=${reportId}`,
}
