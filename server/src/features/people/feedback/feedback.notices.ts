import { defineNotice } from '#kernel/notice.ts'
import { feedbackText } from './feedback.text.ts'

/** Without the answer, which is read where the feedback is. */
export const feedbackAnswered = defineNotice({
  event: 'feedback.answered',
  headline: { zh: '您的反馈已有回复', en: 'Your feedback was answered' },
  kind: 'comments',
  channels: ['app', 'web', 'mail'],
  text: feedbackText,
  say: (text) => text.answered,
  target: () => ({ path: '/adviceFeedback' }),
  example: {},
})
