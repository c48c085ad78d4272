import type { Screen } from '#web/platform/screen.ts'

export const inboxRoutes: Screen[] = [
  {
    path: '/messageList',
    title: { zh: '消息', en: 'Messages' },
    access: 'login',
    load: async () => (await import('./screens/message-list.tsx')).MessageListScreen,
  },
]
