import { defineFeature } from '#kernel/feature.ts'
import { listFollowContent, listSuggestions } from './list-follow-content.ts'

/** New content from everything that a user follows. */
export const followFeedFeature = defineFeature({
  name: 'follow-feed',
  calls: [listFollowContent, listSuggestions],
})
