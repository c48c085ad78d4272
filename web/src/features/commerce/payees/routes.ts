import type { Screen } from '#web/platform/screen.ts'

export const payeeRoutes: Screen[] = [
  {
    path: '/withdrawalInfo',
    title: { zh: '提现资料', en: 'Withdrawal Profile' },
    access: 'login',
    load: async () => (await import('./screens/withdrawal-info.tsx')).WithdrawalInfo,
  },
]
