import type { Screen } from '#web/platform/screen.ts'

export const messageSettingRoutes: Screen[] = [
  {
    path: '/messageSetting',
    title: { zh: '消息设置', en: 'Message Settings' },
    access: 'login',
    load: async () => (await import('./screens/message-settings.tsx')).MessageSettingsScreen,
  },
]
