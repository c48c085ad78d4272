import type { Screen } from '#web/platform/screen.ts'

export const personalCenterRoutes: Screen[] = [
  {
    path: '/personalCenter',
    title: { zh: '个人中心', en: 'Personal Centre' },
    access: 'login',
    load: async () => (await import('./screens/personal-center.tsx')).PersonalCenter,
  },
]
