export const attendancePaths = {
  list: (meetingId: number) => `/meetingAttendance?meeting_id=${meetingId}`,
}
