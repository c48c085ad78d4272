import type { Screen } from '#web/platform/screen.ts'

export const publicityRoutes: Screen[] = [
  {
    path: '/openingPublicity',
    title: { zh: '科普创作申请', en: 'Science Creation Application' },
    access: 'login',
    load: async () => (await import('./screens/opening-publicity.tsx')).OpeningPublicity,
  },
  {
    path: '/openingPublicitySuccess',
    title: { zh: '申请成功', en: 'Application Submitted' },
    access: 'login',
    load: async () => (await import('./screens/opening-publicity-success.tsx')).OpeningPublicitySuccess,
  },
]
