import type { Screen } from '#web/platform/screen.ts'
import { expertAgreementPaths } from './paths.ts'

export const expertAgreementRoutes: Screen[] = [
  {
    path: expertAgreementPaths.agreementPath,
    title: { zh: '专家劳务协议', en: 'Service Agreement' },
    access: 'authorization',
    load: async () => (await import('./screens/agreement.tsx')).AgreementScreen,
  },
]
