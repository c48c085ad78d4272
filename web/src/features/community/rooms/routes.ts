import type { Screen } from '#web/platform/screen.ts'

export const roomRoutes: Screen[] = [
  {
    path: '/room',
    title: { zh: '视频会议室', en: 'Video Room' },
    access: 'login',
    load: async () => (await import('./screens/room-screen.tsx')).RoomScreen,
  },
]
