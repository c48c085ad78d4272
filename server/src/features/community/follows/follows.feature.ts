import { defineFeature } from '#kernel/feature.ts'
import { follow, followDoctor, getFollowState } from './follow.ts'

export const followsFeature = defineFeature({
  name: 'follows',
  calls: [followDoctor, follow, getFollowState],
})
