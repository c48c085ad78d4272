const address = (path: string) => (id: number) => `${path}?id=${id}`

export const unionPaths = {
  all: '/stCommonwealth',
  home: address('/stCommonwealth'),
  doctors: address('/doctorMember'),
  departments: address('/departmentMember'),
  add: address('/addMembers'),
  settings: address('/unionSettings'),
  applications: address('/membershipApplication'),
  apply: address('/stCommonwealthFrom'),
  found: '/stCommonwealthFrom',
  bookings: address('/appointmentMeeting'),
  booking: (id: number, bookingId: number) => `/appointmentMeeting?id=${id}&booking_id=${bookingId}`,
  /** The video room of a booking. */
  bookingRoom: (id: number, bookingId: number) =>
    `/appointmentMeeting?id=${id}&booking_id=${bookingId}&join=1`,
  notices: address('/notice'),
  /** Of all unions of a member. */
  allNotices: '/notice',
  notice: address('/noticeDetail'),
}
