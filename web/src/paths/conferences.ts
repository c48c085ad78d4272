const address = (path: string) => (id: number) => `${path}?id=${id}`

export const conferencePaths = {
  home: '/videoConferencing',
  /** A day is suggested where one was looked at. */
  create: (day?: string) => `/videoConferencing?new=1${day ? `&day=${day}` : ''}`,
  calendar: '/calendar',
  history: '/videoConferenceHistory',
  schedule: address('/scheduleDetails'),
  detail: address('/videoMeetingDetail'),
  attendees: address('/attendee'),
  /** What a link leads to. */
  invitation: (id: number, code: string) =>
    `/videoConferenceInvitation?${new URLSearchParams({ id: String(id), code }).toString()}`,
}
