export const checkinPaths = {
  form: (meetingId: number) => `/meetingCheckin?meeting_id=${meetingId}`,
  /** The screen that is shown on site. */
  desk: (meetingId: number, scheduleId = 0) =>
    `/checkinDesk?meeting_id=${meetingId}${scheduleId > 0 ? `&schedule_id=${scheduleId}` : ''}`,
  scan: '/checkinScan',
}
