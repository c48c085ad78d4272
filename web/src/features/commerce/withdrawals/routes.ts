import type { Screen } from '#web/platform/screen.ts'

export const withdrawalRoutes: Screen[] = [
  {
    path: '/withdrawal',
    title: { zh: '讲课费领取', en: 'Claim Lecture Fee' },
    access: 'login',
    load: async () => (await import('./screens/withdrawal.tsx')).Withdrawal,
  },
]
