import type { Screen } from '#web/platform/screen.ts'
import { historyPaths } from '#web/paths/history.ts'

export const historyRoutes: Screen[] = [
  {
    path: historyPaths.views,
    title: { zh: '观看历史', en: 'Watch History' },
    access: 'login',
    load: async () => (await import('./screens/view-history.tsx')).ViewHistory,
  },
]
