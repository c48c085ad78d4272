import { defineFeature } from '#kernel/feature.ts'
import { ask } from './ask.ts'
import { listQuotedOf } from './list-quoted-of.ts'

export const answersFeature = defineFeature({
  name: 'answers',
  calls: [ask, listQuotedOf],
})
