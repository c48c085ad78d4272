import type { Screen } from '#web/platform/screen.ts'

export const liveRoutes: Screen[] = [
  {
    path: '/startMeeting',
    title: { zh: '开始会议', en: 'Start Meeting' },
    access: 'login',
    load: async () => (await import('./screens/start-meeting.tsx')).StartMeeting,
  },
  {
    path: '/room',
    title: { zh: '视频会议室', en: 'Video Room' },
    access: 'login',
    load: async () => (await import('./screens/room-screen.tsx')).RoomScreen,
  },
]
