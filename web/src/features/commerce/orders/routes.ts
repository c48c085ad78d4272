import type { Screen } from '#web/platform/screen.ts'

export const orderRoutes: Screen[] = [
  {
    path: '/order',
    title: { zh: '我的订单', en: 'My Orders' },
    access: 'login',
    load: async () => (await import('./screens/orders.tsx')).Orders,
  },
  {
    path: '/purchasedCourses',
    title: { zh: '已购课程', en: 'Purchased Courses' },
    access: 'login',
    load: async () => (await import('./screens/purchased-courses.tsx')).PurchasedCourses,
  },
  {
    path: '/payment',
    title: { zh: '支付详情', en: 'Payment' },
    access: 'login',
    load: async () => (await import('./screens/payment.tsx')).Payment,
  },
]
