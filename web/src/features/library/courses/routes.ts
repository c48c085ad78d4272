import type { Screen } from '#web/platform/screen.ts'

/** One screen at both addresses: what is shown follows the work, not the address it was reached by. */
const load = async () => (await import('./screens/work.tsx')).Work

export const courseRoutes: Screen[] = [
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
