import { defineFeature } from '#kernel/feature.ts'
import { getToday } from './get-today.ts'

export const todayFeature = defineFeature({ name: 'today', calls: [getToday] })
