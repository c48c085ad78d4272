import type { Screen } from '#web/platform/screen.ts'
import { lectureSlidePaths } from '#web/paths/lecture-slides.ts'

/** Screens of the expert area are `open`: they have a gate of their own. */
export const lectureSlideRoutes: Screen[] = [
  {
    path: lectureSlidePaths.slidesPath,
    title: { zh: '讲课课件', en: 'Slides' },
    access: 'open',
    load: async () => (await import('./screens/slides.tsx')).Slides,
  },
]
