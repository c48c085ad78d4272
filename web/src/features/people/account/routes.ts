import { accountPaths } from '#web/paths/account.ts'
import type { Screen } from '#web/platform/screen.ts'

export const accountRoutes: Screen[] = [
  {
    path: '/login',
    title: { zh: '登录', en: 'Log In' },
    access: 'open',
    load: async () => (await import('./screens/login.tsx')).Login,
  },
  {
    path: accountPaths.consoleLogin,
    title: { zh: '运营台登录', en: 'Console Login' },
    access: 'open',
    load: async () => (await import('./screens/console-login.tsx')).ConsoleLogin,
  },
  {
    path: '/nationalList',
    title: { zh: '选择国家或地区', en: 'Country or Region' },
    access: 'open',
    load: async () => (await import('./screens/national-list.tsx')).NationalList,
  },
  {
    path: '/bindMobile',
    title: { zh: '绑定手机号', en: 'Bind Mobile' },
    access: 'login',
    load: async () => (await import('./screens/bind-mobile.tsx')).BindMobile,
  },
  {
    path: '/privacyTreaty',
    title: { zh: '协议详情', en: 'Agreement' },
    access: 'open',
    load: async () => (await import('./screens/agreement.tsx')).Agreement,
  },
]
