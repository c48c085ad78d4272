import { defineFeature } from '#kernel/feature.ts'
import { recordedMeeting } from './danmaku.items.ts'
import { getDensity } from './get-density.ts'
import { getWindow } from './get-window.ts'

export const danmakuFeature = defineFeature({
  name: 'danmaku',
  calls: [getDensity, getWindow],
  items: [recordedMeeting],
})
