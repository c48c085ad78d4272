import type { Screen } from '#web/platform/screen.ts'

export const accountRoutes: Screen[] = [
  {
    path: '/login',
    title: { zh: '登录', en: 'Log In' },
    access: 'open',
    load: async () => (await import('./screens/login.tsx')).Login,
  },
  {
    path: '/privacyTreaty',
    title: { zh: '协议详情', en: 'Agreement' },
    access: 'open',
    load: async () => (await import('./screens/agreement.tsx')).Agreement,
  },
]
