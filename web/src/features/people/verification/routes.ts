import type { Screen } from '#web/platform/screen.ts'

export const verificationRoutes: Screen[] = [
  {
    path: '/statusVerification',
    title: { zh: '身份认证', en: 'Identity Verification' },
    access: 'login',
    load: async () => (await import('./screens/status-verification.tsx')).StatusVerification,
  },
]
