import { listenTo } from '#kernel/listeners.ts'
import { defineFeature } from '#kernel/feature.ts'
import { visitorLoggedIn } from '#server/features/people/account/account.events.ts'
import { countShareVisit } from './count-visit.ts'
import { listShareLinks, makeShareLink } from './share-links.ts'
import { nameVisits } from './share.queries.ts'

export const shareFeature = defineFeature({
  name: 'share',
  calls: [makeShareLink, listShareLinks, countShareVisit],
  listeners: [listenTo(visitorLoggedIn, ({ db }, { guestId, userId }) => nameVisits(db, guestId, userId))],
})
