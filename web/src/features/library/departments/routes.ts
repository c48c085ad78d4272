import type { Screen } from '#web/platform/screen.ts'

export const departmentRoutes: Screen[] = [
  {
    path: '/departmentHomePage',
    title: { zh: '科室主页', en: 'Department Home' },
    access: 'authorization',
    load: async () => (await import('./screens/department-home.tsx')).DepartmentHome,
  },
  {
    path: '/departmentDetail',
    title: { zh: '科室详情', en: 'Department Detail' },
    access: 'open',
    load: async () => (await import('./screens/department.tsx')).Department,
  },
  {
    path: '/briefIntroduction',
    title: { zh: '科室简介', en: 'Introduction' },
    access: 'open',
    load: async () => (await import('./screens/introduction.tsx')).Introduction,
  },
  {
    path: '/doctorList',
    title: { zh: '医生列表', en: 'Doctors' },
    access: 'open',
    load: async () => (await import('./screens/doctor-list.tsx')).DoctorList,
  },
]
