import { defineFeature } from '#kernel/feature.ts'
import { getWindow } from './get-window.ts'

export const danmakuFeature = defineFeature({
  name: 'danmaku',
  calls: [getWindow],
})
