import type { Screen } from '#web/platform/screen.ts'
import { expertSheetPaths } from '#web/paths/expert-sheets.ts'

/** Screens of the expert area are `open`: they have a gate of their own, `cards/expert-screen.tsx`. */
export const expertSheetRoutes: Screen[] = [
  {
    path: '/confirmation',
    title: { zh: '会议任务确认单', en: 'Meeting Task Confirmation' },
    access: 'login',
    load: async () => (await import('./screens/confirmation.tsx')).Confirmation,
  },
  {
    path: '/expertConfirmation',
    title: { zh: '专家确认', en: 'Expert Confirmation' },
    access: 'open',
    load: async () => (await import('./screens/confirmation.tsx')).Confirmation,
  },
  {
    path: '/expertIntroduction',
    title: { zh: '专家介绍', en: 'Expert Introduction' },
    access: 'open',
    load: async () => (await import('./screens/expert-introduction.tsx')).ExpertIntroduction,
  },
  {
    path: '/expertIframe',
    title: { zh: '专家页面', en: 'Embedded Page' },
    access: 'open',
    load: async () => (await import('./screens/expert-iframe.tsx')).ExpertIframe,
  },
  {
    path: '/expertSharePage',
    title: { zh: '专家主页', en: 'Expert Home' },
    access: 'authorization',
    load: async () => (await import('./screens/expert-home.tsx')).ExpertHome,
  },
  {
    path: expertSheetPaths.guestPath,
    title: { zh: '编辑讲者资料', en: 'Edit Guest Profile' },
    access: 'authorization',
    load: async () => (await import('./screens/edit-guest.tsx')).EditGuest,
  },
]
