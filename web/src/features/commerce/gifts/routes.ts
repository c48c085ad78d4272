import type { Screen } from '#web/platform/screen.ts'

export const giftRoutes: Screen[] = [
  {
    path: '/giftCodes',
    title: { zh: '我的赠送码', en: 'My Gift Codes' },
    access: 'login',
    load: async () => (await import('./screens/gift-codes.tsx')).GiftCodes,
  },
  {
    path: '/gift',
    title: { zh: '领取课程', en: 'A Gift for You' },
    access: 'authorization',
    load: async () => (await import('./screens/gift.tsx')).Gift,
  },
]
