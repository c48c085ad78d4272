import type { Screen } from '#web/platform/screen.ts'

export const conferenceRoutes: Screen[] = [
  {
    path: '/videoConferencing',
    title: { zh: '视频会议', en: 'Video Conferencing' },
    access: 'login',
    load: async () => (await import('./screens/conference-home.tsx')).ConferenceHome,
  },
  {
    path: '/videoConferenceInvitation',
    title: { zh: '视频会议邀请', en: 'Conference Invitation' },
    access: 'open',
    load: async () => (await import('./screens/conference-invitation.tsx')).ConferenceInvitation,
  },
  {
    path: '/videoConferenceHistory',
    title: { zh: '历史会议', en: 'Conference History' },
    access: 'login',
    load: async () => (await import('./screens/conference-history.tsx')).ConferenceHistory,
  },
  {
    path: '/scheduleDetails',
    title: { zh: '日程详情', en: 'Schedule Details' },
    access: 'login',
    load: async () => (await import('./screens/conference-schedule.tsx')).ConferenceSchedule,
  },
  {
    path: '/videoMeetingDetail',
    title: { zh: '会议详情', en: 'Video Meeting Detail' },
    access: 'login',
    load: async () => (await import('./screens/conference-detail.tsx')).ConferenceDetail,
  },
  {
    path: '/attendee',
    title: { zh: '参会人员', en: 'Participants' },
    access: 'login',
    load: async () => (await import('./screens/conference-attendees.tsx')).ConferenceAttendees,
  },
  {
    path: '/calendar',
    title: { zh: '日历', en: 'Calendar' },
    access: 'login',
    load: async () => (await import('./screens/conference-calendar.tsx')).ConferenceCalendar,
  },
]
