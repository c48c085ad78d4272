import type { Screen } from '#web/platform/screen.ts'
import { subjectPaths } from '#web/paths/subjects.ts'

export const subjectRoutes: Screen[] = [
  {
    path: subjectPaths.first,
    title: { zh: '选择学科', en: 'Choose Subject' },
    access: 'open',
    load: async () => (await import('./screens/over-select-college.tsx')).OverSelectCollege,
  },
  {
    path: subjectPaths.own,
    title: { zh: '我的学科', en: 'My Subjects' },
    access: 'open',
    load: async () => (await import('./screens/selected-college.tsx')).SelectedCollege,
  },
]
