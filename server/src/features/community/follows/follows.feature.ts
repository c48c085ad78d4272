import { defineFeature } from '#kernel/feature.ts'
import { follow, followDoctor, getFollowState } from './follow.ts'
import { doctorFollowed } from './follows.notices.ts'
import { tellFollowed } from './tell-followed.ts'

export const followsFeature = defineFeature({
  name: 'follows',
  notices: [doctorFollowed],
  calls: [followDoctor, follow, getFollowState],
  jobs: [tellFollowed],
})
