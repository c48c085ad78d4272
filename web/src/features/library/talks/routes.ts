import type { Screen } from '#web/platform/screen.ts'

export const talkRoutes: Screen[] = [
  {
    path: '/subjectTalkHomepage',
    title: { zh: '学科讲堂', en: 'Subject Talks' },
    access: 'open',
    load: async () => (await import('./screens/talk-home.tsx')).TalkHome,
  },
  {
    path: '/subjectTalkList',
    title: { zh: '讲堂列表', en: 'Subject Talk List' },
    access: 'open',
    load: async () => (await import('./screens/talk-list.tsx')).TalkList,
  },
]
