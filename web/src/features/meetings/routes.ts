import type { Screen } from '#web/platform/screen.ts'

export const meetingRoutes: Screen[] = [
  {
    path: '/meetingHome',
    title: { zh: '大会主页', en: 'Conference Home' },
    access: 'authorization',
    load: async () => (await import('./screens/meeting-home.tsx')).MeetingHome,
  },
  {
    path: '/meetingDetail',
    title: { zh: '会议详情', en: 'Meeting Detail' },
    access: 'authorization',
    needsProfile: 'when-the-meeting-asks',
    load: async () => (await import('./screens/meeting.tsx')).Meeting,
  },
  {
    path: '/meetingPlaybackDetail',
    title: { zh: '会议回放', en: 'Meeting Playback' },
    access: 'authorization',
    load: async () => (await import('./screens/meeting-playback.tsx')).MeetingPlayback,
  },
]
