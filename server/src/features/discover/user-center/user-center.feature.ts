import { defineFeature } from '#kernel/feature.ts'
import { getUserCenter } from './get-user-center.ts'

export const userCenterFeature = defineFeature({ name: 'user-center', calls: [getUserCenter] })
