import { defineFeature } from '#kernel/feature.ts'
import { upload } from './upload.ts'

export const uploadsFeature = defineFeature({
  name: 'uploads',
  calls: [upload],
})
