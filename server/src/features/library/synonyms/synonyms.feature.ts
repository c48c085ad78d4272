import { defineFeature } from '#kernel/feature.ts'
import { synonymsResource } from './synonyms.console.ts'

export const synonymsFeature = defineFeature({
  name: 'synonyms',
  resources: [synonymsResource],
})
