import type { Screen } from '#web/platform/screen.ts'
import { lecturePlaybackPaths } from './paths.ts'

export const lecturePlaybackRoutes: Screen[] = [
  {
    path: lecturePlaybackPaths.lecturePath,
    title: { zh: '讲课反馈', en: 'After the Lecture' },
    access: 'authorization',
    load: async () => (await import('./screens/lecture.tsx')).LectureScreen,
  },
]
