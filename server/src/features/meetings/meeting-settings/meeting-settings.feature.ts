import { defineFeature } from '#kernel/feature.ts'
import { changeWhitelist, inviteAccount, listWhitelist, uninviteAccount } from './choose-people.ts'
import { getMeetingSettings, saveMeetingSettings } from './change-settings.ts'

export const meetingSettingsFeature = defineFeature({
  name: 'meeting-settings',
  calls: [
    getMeetingSettings,
    saveMeetingSettings,
    listWhitelist,
    changeWhitelist,
    inviteAccount,
    uninviteAccount,
  ],
})
