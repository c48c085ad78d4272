import type { Screen } from '#web/platform/screen.ts'
import { favoritePaths } from '#web/paths/marks.ts'

export const markRoutes: Screen[] = [
  {
    path: favoritePaths.all,
    title: { zh: '我的收藏', en: 'Favorites' },
    access: 'login',
    load: async () => (await import('./screens/favorites.tsx')).Favorites,
  },
]
