import type { Screen } from '#web/platform/screen.ts'
import { backlogPaths } from '#web/paths/backlog.ts'

export const backlogRoutes: Screen[] = [
  {
    path: backlogPaths.all,
    title: { zh: '我的待办', en: 'My To-dos' },
    access: 'login',
    load: async () => (await import('./screens/backlog.tsx')).Backlog,
  },
]
