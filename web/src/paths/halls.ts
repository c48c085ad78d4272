export const hallPaths = {
  products: '/productHall',
  ofMeeting: (meetingId: number) => `/bigMeetingHall?meeting_id=${meetingId}`,
  hall: (hallId: number) => `/hallDetail?id=${hallId}`,
  booth: (hallId: number, boothId: number) => `/hallDetail?id=${hallId}&booth=${boothId}`,
}
