import type { Screen } from '#web/platform/screen.ts'

export const slideRoutes: Screen[] = [
  {
    path: '/slideVerify',
    title: { zh: '安全验证', en: 'Security Verification' },
    access: 'open',
    load: async () => (await import('./screens/slide-verify.tsx')).SlideVerify,
  },
]
