import type { Screen } from '#web/platform/screen.ts'
import { offlineVideoPaths } from '#web/paths/offline-videos.ts'

export const offlineVideoRoutes: Screen[] = [
  {
    path: offlineVideoPaths.list,
    title: { zh: '离线视频', en: 'Offline Videos' },
    access: 'login',
    load: async () => (await import('./screens/offline-videos.tsx')).OfflineVideos,
  },
]
