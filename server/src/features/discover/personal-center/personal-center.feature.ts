import { onAnnouncement } from '#kernel/listeners.ts'
import { defineFeature } from '#kernel/feature.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { getPersonalCenter } from './get-personal-center.ts'
import { publishChange } from './publish-change.ts'

export const personalCenterFeature = defineFeature({
  name: 'personal-center',
  calls: [getPersonalCenter],
  memberPages: ['/personalCenter'],
  listeners: [onAnnouncement(userChanged, publishChange)],
})
