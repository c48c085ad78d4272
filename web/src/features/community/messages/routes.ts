import type { Screen } from '#web/platform/screen.ts'

export const messageRoutes: Screen[] = [
  {
    path: '/richText',
    title: { zh: '消息详情', en: 'Message' },
    access: 'open',
    load: async () => (await import('./screens/message.tsx')).Message,
  },
]
