import type { Screen } from '#web/platform/screen.ts'

export const homeRoutes: Screen[] = [
  {
    path: '/',
    title: { zh: '远程学院', en: 'Remote College' },
    access: 'authorization',
    keepAlive: true,
    load: async () => (await import('./screens/home.tsx')).Home,
  },
]
