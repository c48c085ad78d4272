import type { Screen } from '#web/platform/screen.ts'

export const studyRoutes: Screen[] = [
  {
    path: '/studyList',
    title: { zh: '未完成学习', en: 'Unfinished Study' },
    access: 'login',
    load: async () => (await import('./screens/study-list.tsx')).StudyList,
  },
  {
    path: '/liveQuestions',
    title: { zh: '直播提问题库', en: 'Questions After Live' },
    access: 'login',
    load: async () => (await import('./screens/live-questions.tsx')).LiveQuestionsScreen,
  },
]
