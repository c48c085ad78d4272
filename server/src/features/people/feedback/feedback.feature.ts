import { defineFeature } from '#kernel/feature.ts'
import { answerFeedback, getFeedbackDetail, listFeedback, listOwnFeedback } from './answer-feedback.ts'
import { sendFeedback } from './send-feedback.ts'

export const feedbackFeature = defineFeature({
  name: 'feedback',
  calls: [sendFeedback, listOwnFeedback, listFeedback, getFeedbackDetail, answerFeedback],
})
