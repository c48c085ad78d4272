import type { Screen } from '#web/platform/screen.ts'
import { feedbackPaths } from '#web/paths/feedback.ts'

export const feedbackRoutes: Screen[] = [
  {
    path: feedbackPaths.send,
    title: { zh: '意见反馈', en: 'Feedback' },
    access: 'open',
    load: async () => (await import('./screens/advice-feedback.tsx')).AdviceFeedback,
  },
]
