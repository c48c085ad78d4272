import type { Screen } from '#web/platform/screen.ts'

export const userCenterRoutes: Screen[] = [
  {
    path: '/userCenter',
    title: { zh: '个人数据中心', en: 'Personal Data Centre' },
    access: 'login',
    load: async () => (await import('./screens/user-center.tsx')).UserCenter,
  },
]
