import { defineFeature } from '#kernel/feature.ts'
import { follow, followDoctor, getFollowState } from './follow.ts'
import { listFollowContent, listSuggestions } from './list-follow-content.ts'

export const followsFeature = defineFeature({
  name: 'follows',
  calls: [followDoctor, follow, getFollowState, listFollowContent, listSuggestions],
})
