import { defineFeature } from '#kernel/feature.ts'
import { guestsResource, tasksResource } from './expert-invitations.console.ts'
import { expertInvited } from './expert-invitations.notices.ts'
import { importExperts } from './import-experts.ts'
import { createTask, inviteExpert, sendInvitation, withdrawInvitation } from './invite-expert.ts'
import { getSheetHistory, listInvited } from './list-invited.ts'

export const expertInvitationsFeature = defineFeature({
  name: 'expert-invitations',
  notices: [expertInvited],
  resources: [tasksResource, guestsResource],
  calls: [
    createTask,
    inviteExpert,
    importExperts,
    sendInvitation,
    listInvited,
    getSheetHistory,
    withdrawInvitation,
  ],
})
