import type { Screen } from '#web/platform/screen.ts'
import { followPaths } from '#web/paths/follows.ts'

export const followFeedRoutes: Screen[] = [
  {
    path: followPaths.content,
    title: { zh: '关注内容', en: 'Followed Content' },
    access: 'login',
    load: async () => (await import('./screens/follow-content.tsx')).FollowContent,
  },
]
