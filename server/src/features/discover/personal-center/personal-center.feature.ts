import { listenTo } from '#kernel/events.ts'
import { defineFeature } from '#kernel/feature.ts'
import { userNoticed } from '#kernel/notice.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { getPersonalCenter } from './get-personal-center.ts'
import { publishChange } from './publish-change.ts'

export const personalCenterFeature = defineFeature({
  name: 'personal-center',
  calls: [getPersonalCenter],
  memberPages: ['/personalCenter'],
  // A notice mostly says that something waits.
  listeners: [listenTo(userChanged, publishChange), listenTo(userNoticed, publishChange)],
})
