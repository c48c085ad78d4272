import { defineFeature } from '#kernel/feature.ts'
import { endGroup, requeueGroups } from './end-group.ts'
import { groupOffersResource, groupsResource } from './groups.console.ts'
import { groupComplete, groupJoined, groupMoneyReturned } from './groups.notices.ts'
import { getGroup, getGroupOffer } from './read-groups.ts'

export const groupsFeature = defineFeature({
  name: 'groups',
  calls: [getGroupOffer, getGroup],
  notices: [groupJoined, groupComplete, groupMoneyReturned],
  resources: [groupOffersResource, groupsResource],
  jobs: [endGroup],
  cleanups: [requeueGroups],
})
