import { defineFeature } from '#kernel/feature.ts'
import { listFollowContent, listSuggestions } from './list-follow-content.ts'

/** What is new from all that somebody follows. */
export const followFeedFeature = defineFeature({
  name: 'follow-feed',
  calls: [listFollowContent, listSuggestions],
})
