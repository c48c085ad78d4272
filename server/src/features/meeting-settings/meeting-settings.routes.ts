import { changeWhitelist, inviteAccount, uninviteAccount } from './choose-people.ts'
import { getMeetingSettings, saveMeetingSettings } from './keep-settings.ts'

export const meetingSettingRoutes = [
  getMeetingSettings,
  saveMeetingSettings,
  changeWhitelist,
  inviteAccount,
  uninviteAccount,
]
