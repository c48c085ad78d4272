import type { Screen } from '#web/platform/screen.ts'
import { homepagePaths } from '#web/paths/doctor-homepage.ts'

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
  {
    path: homepagePaths.editHomepage,
    title: { zh: '编辑主页', en: 'Edit Profile' },
    access: 'login',
    load: async () => (await import('./screens/edit-homepage.tsx')).EditHomepage,
  },
  {
    path: homepagePaths.editCard,
    title: { zh: '编辑医生资料', en: 'Edit Doctor Profile' },
    access: 'login',
    load: async () => (await import('./screens/edit-homepage.tsx')).EditCard,
  },
]
