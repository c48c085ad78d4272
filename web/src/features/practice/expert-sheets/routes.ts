import type { Screen } from '#web/platform/screen.ts'
import { expertSheetPaths } from './paths.ts'

export const expertSheetRoutes: Screen[] = [
  {
    path: '/confirmation',
    title: { zh: '会议任务确认单', en: 'Meeting Task Confirmation' },
    access: 'login',
    load: async () => (await import('./screens/confirmation.tsx')).Confirmation,
  },
  {
    path: expertSheetPaths.guestPath,
    title: { zh: '编辑讲者资料', en: 'Edit Guest Profile' },
    access: 'authorization',
    load: async () => (await import('./screens/edit-guest.tsx')).EditGuest,
  },
]
