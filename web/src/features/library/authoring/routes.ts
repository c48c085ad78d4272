import type { Screen } from '#web/platform/screen.ts'

export const authoringRoutes: Screen[] = [
  {
    path: '/videoUpload',
    title: { zh: '上传作品', en: 'Upload Work' },
    access: 'login',
    load: async () => (await import('./screens/video-upload.tsx')).VideoUpload,
  },
]
