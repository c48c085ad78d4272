import type { Screen } from '#web/platform/screen.ts'
import { lecturePlaybackPaths } from '#web/paths/lecture-playback.ts'

/** Screens of the expert area are `open`: they have a gate of their own. */
export const lecturePlaybackRoutes: Screen[] = [
  {
    path: lecturePlaybackPaths.lecturePath,
    title: { zh: '讲课反馈', en: 'After the Lecture' },
    access: 'open',
    load: async () => (await import('./screens/lecture.tsx')).LectureScreen,
  },
]
