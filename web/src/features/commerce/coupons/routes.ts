import type { Screen } from '#web/platform/screen.ts'

export const couponRoutes: Screen[] = [
  {
    path: '/coupons',
    title: { zh: '我的优惠券', en: 'My Coupons' },
    access: 'login',
    load: async () => (await import('./screens/coupons.tsx')).Coupons,
  },
]
