import { defineFeature } from '#kernel/feature.ts'
import { listFigures, writeFiguresWorkbook } from './list-figures.ts'

export const figuresFeature = defineFeature({ name: 'figures', calls: [listFigures, writeFiguresWorkbook] })
