import type { Screen } from '#web/platform/screen.ts'

export const checkinRoutes: Screen[] = [
  {
    path: '/meetingCheckin',
    title: { zh: '会议签到', en: 'Meeting Sign-in' },
    access: 'login',
    load: async () => (await import('./screens/checkin.tsx')).Checkin,
  },
  {
    path: '/checkinDesk',
    title: { zh: '现场签到', en: 'Sign-in Desk' },
    access: 'login',
    load: async () => (await import('./screens/checkin-counter.tsx')).CheckinCounter,
  },
  {
    path: '/checkinScan',
    title: { zh: '扫码签到', en: 'Sign in on Site' },
    access: 'authorization',
    load: async () => (await import('./screens/checkin-scan.tsx')).CheckinScan,
  },
]
