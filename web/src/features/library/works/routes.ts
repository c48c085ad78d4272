import type { Screen } from '#web/platform/screen.ts'

/** One screen at both addresses: the work decides what is shown, not the address. */
const load = async () => (await import('./screens/work.tsx')).Work

export const workRoutes: Screen[] = [
  {
    path: '/doctorSharePage',
    title: { zh: '作品详情', en: 'Work Detail' },
    access: 'authorization',
    needsProfile: 'always',
    load,
  },
  {
    path: '/doctorSeriesCourses',
    title: { zh: '系列课程', en: 'Series Course' },
    access: 'authorization',
    needsProfile: 'always',
    load,
  },
]
