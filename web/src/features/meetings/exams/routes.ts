import type { Screen } from '#web/platform/screen.ts'

export const examRoutes: Screen[] = [
  {
    path: '/exam',
    title: { zh: '在线考试', en: 'Online Exam' },
    access: 'login',
    load: async () => (await import('./screens/exam.tsx')).ExamScreen,
  },
  {
    path: '/studyRequest',
    title: { zh: '考试成绩单', en: 'Exam Score Sheet' },
    access: 'login',
    load: async () => (await import('./screens/study-request.tsx')).StudyRequest,
  },
]
