import type { Screen } from '#web/platform/screen.ts'

export const billRoutes: Screen[] = [
  {
    path: '/bill',
    title: { zh: '我的账单', en: 'My Bills' },
    access: 'login',
    load: async () => (await import('./screens/bills.tsx')).Bills,
  },
  {
    path: '/billDetail',
    title: { zh: '账单详情', en: 'Bill Detail' },
    access: 'login',
    load: async () => (await import('./screens/bill-detail.tsx')).BillDetailScreen,
  },
]
