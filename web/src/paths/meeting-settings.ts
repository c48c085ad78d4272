export const meetingSettingPaths = {
  settings: (meetingId: number) => `/meetingSettings?meeting_id=${meetingId}`,
}
