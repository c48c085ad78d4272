import { defineFeature } from '#kernel/feature.ts'
import { recordedMeeting } from './danmaku.items.ts'
import { getWindow } from './get-window.ts'

export const danmakuFeature = defineFeature({
  name: 'danmaku',
  calls: [getWindow],
  items: [recordedMeeting],
})
