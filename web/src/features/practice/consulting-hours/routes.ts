import type { Screen } from '#web/platform/screen.ts'

export const consultingRoutes: Screen[] = [
  {
    path: '/consultingHours',
    title: { zh: '会诊时间', en: 'Consulting Hours' },
    access: 'login',
    load: async () => (await import('./screens/consulting-hours.tsx')).ConsultingHours,
  },
]
