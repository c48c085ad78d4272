import type { Screen } from '#web/platform/screen.ts'
import { followPaths } from './paths.ts'

export const followRoutes: Screen[] = [
  {
    path: followPaths.content,
    title: { zh: '关注内容', en: 'Followed Content' },
    access: 'login',
    load: async () => (await import('./screens/follow-content.tsx')).FollowContent,
  },
]
