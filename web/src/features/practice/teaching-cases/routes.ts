import type { Screen } from '#web/platform/screen.ts'

export const teachingRoutes: Screen[] = [
  {
    path: '/teachingCase',
    title: { zh: '教学病例', en: 'Teaching Case' },
    access: 'login',
    load: async () => (await import('./screens/teaching-case.tsx')).TeachingCase,
  },
]
