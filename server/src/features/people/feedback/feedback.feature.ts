import { defineFeature } from '#kernel/feature.ts'
import { feedbackResource } from './feedback.console.ts'
import { feedbackAnswered } from './feedback.notices.ts'
import { listOwnFeedback } from './list-own-feedback.ts'
import { sendFeedback } from './send-feedback.ts'

export const feedbackFeature = defineFeature({
  name: 'feedback',
  notices: [feedbackAnswered],
  resources: [feedbackResource],
  calls: [sendFeedback, listOwnFeedback],
})
