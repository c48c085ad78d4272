import { defineFeature } from '#kernel/feature.ts'
import { countShareVisit } from './count-visit.ts'
import { listShareLinks, makeShareLink } from './share-links.ts'

export const shareFeature = defineFeature({
  name: 'share',
  calls: [makeShareLink, listShareLinks, countShareVisit],
})
