import type { Screen } from '#web/platform/screen.ts'

export const patientFileRoutes: Screen[] = [
  {
    path: '/imageViewer',
    title: { zh: '影像', en: 'Image' },
    access: 'login',
    load: async () => (await import('./screens/image-viewer-screen.tsx')).ImageViewerScreen,
  },
]
