import type { Screen } from '#web/platform/screen.ts'

export const adRoutes: Screen[] = [
  {
    path: '/adDetail',
    title: { zh: '广告详情', en: 'Advertisement' },
    access: 'open',
    load: async () => (await import('./screens/ad.tsx')).Ad,
  },
]
