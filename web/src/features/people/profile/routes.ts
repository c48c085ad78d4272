import type { Screen } from '#web/platform/screen.ts'

export const profileRoutes: Screen[] = [
  {
    path: '/informationComplete',
    title: { zh: '完善信息', en: 'Complete Your Profile' },
    access: 'login',
    load: async () => (await import('./screens/information-complete.tsx')).InformationComplete,
  },
]
