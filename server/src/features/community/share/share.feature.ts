import { defineFeature } from '#kernel/feature.ts'
import { loginHooks } from '#server/features/people/account/login-hooks.ts'
import { countShareVisit } from './count-visit.ts'
import { nameVisitor } from './name-visitor.ts'
import { listShareLinks, makeShareLink } from './share-links.ts'

export const shareFeature = defineFeature({
  name: 'share',
  calls: [makeShareLink, listShareLinks, countShareVisit],
  start({ states }) {
    states.get(loginHooks).push(nameVisitor)
  },
})
