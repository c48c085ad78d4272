import type { Screen } from '#web/platform/screen.ts'
import { lectureEvidencePaths } from '#web/paths/lecture-evidence.ts'

export const lectureEvidenceRoutes: Screen[] = [
  {
    path: lectureEvidencePaths.sponsored,
    title: { zh: '赞助的讲课', en: 'Sponsored lectures' },
    access: 'login',
    load: async () => (await import('./screens/sponsored-lectures.tsx')).SponsoredLectures,
  },
]
