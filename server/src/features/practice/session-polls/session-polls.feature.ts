import { defineFeature } from '#kernel/feature.ts'
import { answerPoll, getPoll } from './answer-poll.ts'
import { sessionPollsResource } from './session-polls.console.ts'

export const sessionPollsFeature = defineFeature({
  name: 'session-polls',
  resources: [sessionPollsResource],
  calls: [getPoll, answerPoll],
})
