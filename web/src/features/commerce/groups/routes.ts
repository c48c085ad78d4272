import type { Screen } from '#web/platform/screen.ts'

export const groupRoutes: Screen[] = [
  {
    path: '/groupBuy',
    title: { zh: '拼团', en: 'Group Purchase' },
    access: 'authorization',
    load: async () => (await import('./screens/group-buy.tsx')).GroupBuy,
  },
]
