import type { Screen } from '#web/platform/screen.ts'

export const articleRoutes: Screen[] = [
  {
    path: '/homeConsultingDetail',
    title: { zh: '资讯详情', en: 'Article' },
    access: 'authorization',
    load: async () => (await import('./screens/article.tsx')).Article,
  },
]
