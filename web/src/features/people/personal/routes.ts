import type { Screen } from '#web/platform/screen.ts'

export const personalRoutes: Screen[] = [
  {
    path: '/personInfor',
    title: { zh: '个人信息', en: 'Personal Information' },
    access: 'login',
    load: async () => (await import('./screens/person-infor.tsx')).PersonInfor,
  },
  {
    path: '/personGoodAt',
    title: { zh: '擅长领域', en: 'Areas of Expertise' },
    access: 'login',
    load: async () => (await import('./screens/person-words.tsx')).PersonGoodAt,
  },
  {
    path: '/personIntroduce',
    title: { zh: '个人简介', en: 'Introduction' },
    access: 'login',
    load: async () => (await import('./screens/person-words.tsx')).PersonIntroduce,
  },
  {
    path: '/setting',
    title: { zh: '设置', en: 'Settings' },
    access: 'login',
    load: async () => (await import('./screens/setting.tsx')).Setting,
  },
  {
    path: '/aboutUs',
    title: { zh: '关于我们', en: 'About Us' },
    access: 'open',
    load: async () => (await import('./screens/about-us.tsx')).AboutUs,
  },
]
