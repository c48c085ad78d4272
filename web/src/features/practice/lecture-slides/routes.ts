import type { Screen } from '#web/platform/screen.ts'
import { lectureSlidePaths } from './paths.ts'

export const lectureSlideRoutes: Screen[] = [
  {
    path: lectureSlidePaths.slidesPath,
    title: { zh: '讲课课件', en: 'Slides' },
    access: 'authorization',
    load: async () => (await import('./screens/slides.tsx')).Slides,
  },
]
