import type { Screen } from '#web/platform/screen.ts'

export const meetingTaskRoutes: Screen[] = [
  {
    path: '/confirmation',
    title: { zh: '会议任务确认单', en: 'Meeting Task Confirmation' },
    access: 'login',
    load: async () => (await import('./screens/confirmation.tsx')).Confirmation,
  },
]
