import { defineFeature } from '#kernel/feature.ts'
import { sentFile } from './sent-file.ts'
import { upload } from './upload.ts'

export const uploadsFeature = defineFeature({
  name: 'uploads',
  calls: [upload],
  fileReaders: [{ purpose: sentFile }],
})
