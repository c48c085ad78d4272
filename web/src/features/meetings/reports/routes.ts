import type { Screen } from '#web/platform/screen.ts'

export const reportRoutes: Screen[] = [
  {
    path: '/reports',
    title: { zh: '会议报道', en: 'Conference Reports' },
    access: 'open',
    load: async () => (await import('./screens/reports.tsx')).Reports,
  },
  {
    path: '/reportsDetail',
    title: { zh: '报道详情', en: 'Conference Report' },
    access: 'authorization',
    load: async () => (await import('./screens/report.tsx')).Report,
  },
]
