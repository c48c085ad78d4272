import { defineFeature } from '#kernel/feature.ts'
import { ask } from './ask.ts'

export const answersFeature = defineFeature({
  name: 'answers',
  calls: [ask],
})
