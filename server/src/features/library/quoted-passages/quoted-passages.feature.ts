import { defineFeature } from '#kernel/feature.ts'
import { listSpokenOf } from './list-spoken-of.ts'
import { readQuotableJob } from './read-quotable.ts'

/** What may be quoted: read by the minute, found on the pages of what it is about, and as answers. */
export const quotedPassagesFeature = defineFeature({
  name: 'quoted-passages',
  calls: [listSpokenOf],
  jobs: [readQuotableJob],
})
