import { defineFeature } from '#kernel/feature.ts'
import { getLiveFigures } from './get-live-figures.ts'

export const liveDashboardFeature = defineFeature({ name: 'live-dashboard', calls: [getLiveFigures] })
