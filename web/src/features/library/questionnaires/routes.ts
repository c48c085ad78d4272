import type { Screen } from '#web/platform/screen.ts'

export const questionnaireRoutes: Screen[] = [
  {
    path: '/questionnaire',
    title: { zh: '问卷调查', en: 'Questionnaire' },
    access: 'open',
    load: async () => (await import('./screens/questionnaire.tsx')).QuestionnaireScreen,
  },
]
