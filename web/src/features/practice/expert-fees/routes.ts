import type { Screen } from '#web/platform/screen.ts'
import { expertFeePaths } from '#web/paths/expert-fees.ts'

/** Screens of the expert area are `open`: they have a gate of their own. */
export const expertFeeRoutes: Screen[] = [
  {
    path: expertFeePaths.feesPath,
    title: { zh: '讲课费', en: 'Lecture Fee' },
    access: 'open',
    load: async () => (await import('./screens/fees.tsx')).Fees,
  },
]
