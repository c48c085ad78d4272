import { defineFeature } from '#kernel/feature.ts'
import { translationsResource } from './translations.console.ts'

export const translationsFeature = defineFeature({
  name: 'translations',
  resources: [translationsResource],
})
