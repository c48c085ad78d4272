import type { Screen } from '#web/platform/screen.ts'
import { notePaths } from '#web/paths/notes.ts'

export const noteRoutes: Screen[] = [
  {
    path: notePaths.own,
    title: { zh: '我的笔记', en: 'My Notes' },
    access: 'login',
    load: async () => (await import('./screens/own-notes.tsx')).OwnNotes,
  },
]
