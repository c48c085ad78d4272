import type { Screen } from '#web/platform/screen.ts'

export const certificateRoutes: Screen[] = [
  {
    path: '/certificate',
    title: { zh: '证书验证', en: 'Certificate' },
    access: 'open',
    load: async () => (await import('./screens/certificate.tsx')).CertificateScreen,
  },
]
