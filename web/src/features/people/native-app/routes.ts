import type { Screen } from '#web/platform/screen.ts'

export const nativeAppRoutes: Screen[] = [
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
]
