import type { Screen } from '#web/platform/screen.ts'

export const operationRoutes: Screen[] = [
  {
    path: '/operationDetail',
    title: { zh: '手术详情', en: 'Surgery Video' },
    access: 'authorization',
    needsProfile: 'always',
    load: async () => (await import('./screens/operation.tsx')).Operation,
  },
]
