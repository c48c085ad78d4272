import type { Screen } from '#web/platform/screen.ts'

export const doctorRoutes: Screen[] = [
  {
    path: '/doctorMainPage',
    title: { zh: '医生主页', en: 'Doctor Homepage' },
    access: 'authorization',
    needsProfile: 'always',
    load: async () => (await import('./screens/doctor.tsx')).Doctor,
  },
  {
    path: '/doctorMainPageTest',
    title: { zh: '医生主页（测试）', en: 'Doctor Homepage (Test)' },
    access: 'authorization',
    needsProfile: 'always',
    load: async () => (await import('./screens/doctor.tsx')).DoctorTest,
  },
]
