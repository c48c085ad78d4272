import { defineFeature } from '#kernel/feature.ts'
import { getMarkState } from './get-mark-state.ts'
import { setMark } from './set-mark.ts'

export const marksFeature = defineFeature({
  name: 'marks',
  calls: [getMarkState, setMark],
})
