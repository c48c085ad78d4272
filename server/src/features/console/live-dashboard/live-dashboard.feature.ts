import { defineFeature } from '#kernel/feature.ts'
import { getLiveCurve } from './get-live-curve.ts'
import { getLiveFigures } from './get-live-figures.ts'
import { getLivePicture } from './get-live-picture.ts'

export const liveDashboardFeature = defineFeature({
  name: 'live-dashboard',
  calls: [getLiveFigures, getLivePicture, getLiveCurve],
})
