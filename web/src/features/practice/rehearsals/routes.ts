import type { Screen } from '#web/platform/screen.ts'
import { rehearsalPaths } from '#web/paths/rehearsals.ts'

/** Screens of the expert area are `open`: they have a gate of their own. */
export const rehearsalRoutes: Screen[] = [
  {
    path: rehearsalPaths.rehearsal,
    title: { zh: '彩排', en: 'Rehearsal' },
    access: 'open',
    load: async () => (await import('./screens/rehearsal.tsx')).Rehearsal,
  },
]
