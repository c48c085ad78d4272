import { defineFeature } from '#kernel/feature.ts'
import { applyPublicity } from './apply-publicity.ts'
import { getPublicity } from './get-publicity.ts'

export const publicityFeature = defineFeature({
  name: 'publicity',
  calls: [applyPublicity, getPublicity],
})
