import type { Screen } from '#web/platform/screen.ts'
import { expertFeePaths } from './paths.ts'

export const expertFeeRoutes: Screen[] = [
  {
    path: expertFeePaths.feesPath,
    title: { zh: '讲课费', en: 'Lecture Fee' },
    access: 'authorization',
    load: async () => (await import('./screens/fees.tsx')).Fees,
  },
]
