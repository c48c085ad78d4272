import type { Screen } from '#web/platform/screen.ts'
import { expertAgreementPaths } from '#web/paths/expert-agreements.ts'

/** Screens of the expert area are `open`: they have a gate of their own. */
export const expertAgreementRoutes: Screen[] = [
  {
    path: expertAgreementPaths.agreementPath,
    title: { zh: '专家劳务协议', en: 'Service Agreement' },
    access: 'open',
    load: async () => (await import('./screens/agreement.tsx')).AgreementScreen,
  },
]
