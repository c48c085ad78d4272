import { defineFeature } from '#kernel/feature.ts'
import { changeWhitelist, inviteAccount, listWhitelist, uninviteAccount } from './choose-people.ts'
import { getMeetingSettings, saveMeetingSettings } from './change-settings.ts'
import { accessResource } from './meeting-settings.console.ts'
import { guestInvited, guestRemoved, managerNamed, managerRemoved } from './meeting-settings.notices.ts'
import { guestsResource, managersResource, whitelistResource } from './people.console.ts'

export const meetingSettingsFeature = defineFeature({
  name: 'meeting-settings',
  notices: [guestInvited, guestRemoved, managerNamed, managerRemoved],
  resources: [accessResource, whitelistResource, guestsResource, managersResource],
  calls: [
    getMeetingSettings,
    saveMeetingSettings,
    listWhitelist,
    changeWhitelist,
    inviteAccount,
    uninviteAccount,
  ],
})
