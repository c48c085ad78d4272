import type { Screen } from '#web/platform/screen.ts'

export const hallRoutes: Screen[] = [
  {
    path: '/productHall',
    title: { zh: '产品展厅', en: 'Product Hall' },
    access: 'open',
    load: async () => (await import('./screens/product-hall.tsx')).ProductHall,
  },
  {
    path: '/bigMeetingHall',
    title: { zh: '大会展厅', en: 'Conference Hall' },
    access: 'open',
    load: async () => (await import('./screens/big-meeting-hall.tsx')).BigMeetingHall,
  },
  {
    path: '/hallDetail',
    title: { zh: '展厅详情', en: 'Hall Detail' },
    access: 'authorization',
    load: async () => (await import('./screens/hall.tsx')).Hall,
  },
]
