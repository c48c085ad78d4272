import { defineFeature } from '#kernel/feature.ts'
import { ask } from './ask.ts'
import { readQuotableJob } from './read-quotable.ts'

export const answersFeature = defineFeature({
  name: 'answers',
  calls: [ask],
  jobs: [readQuotableJob],
})
