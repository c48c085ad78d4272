import { defineFeature } from '#kernel/feature.ts'
import { noteVisitors } from './note-visitors.ts'
import { sumVisitors } from './sum-visitors.ts'
import { visitorsFigure } from './visitors.figures.ts'

export const visitorsFeature = defineFeature({
  name: 'visitors',
  figures: [visitorsFigure],
  jobs: [sumVisitors],
  start: noteVisitors,
})
