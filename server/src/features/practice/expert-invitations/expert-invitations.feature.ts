import { defineFeature } from '#kernel/feature.ts'
import { guestsResource, tasksResource } from './expert-invitations.console.ts'
import { expertInvited } from './expert-invitations.notices.ts'

export const expertInvitationsFeature = defineFeature({
  name: 'expert-invitations',
  notices: [expertInvited],
  resources: [tasksResource, guestsResource],
})
