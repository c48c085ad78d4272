import type { Screen } from '#web/platform/screen.ts'

export const commonRoutes: Screen[] = [
  {
    path: '/appLink',
    title: { zh: '打开APP', en: 'Open the App' },
    access: 'open',
    load: async () => (await import('./screens/app-link.tsx')).AppLink,
  },
  {
    path: '/openYpApp',
    title: { zh: '打开APP', en: 'Open the App' },
    access: 'open',
    load: async () => (await import('./screens/open-yp-app.tsx')).OpenYpApp,
  },
  {
    path: '/download',
    title: { zh: '下载APP', en: 'Download the App' },
    access: 'open',
    load: async () => (await import('./screens/download.tsx')).Download,
  },
  {
    path: '/openingPublicity',
    title: { zh: '科普创作申请', en: 'Science Creation Application' },
    access: 'login',
    load: async () => (await import('./screens/opening-publicity.tsx')).OpeningPublicity,
  },
  {
    path: '/openingPublicitySuccess',
    title: { zh: '申请成功', en: 'Application Submitted' },
    access: 'login',
    load: async () => (await import('./screens/opening-publicity-success.tsx')).OpeningPublicitySuccess,
  },
  {
    path: '/richText',
    title: { zh: '消息详情', en: 'Message' },
    access: 'open',
    load: async () => (await import('./screens/message.tsx')).Message,
  },
]
