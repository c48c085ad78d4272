import { getMeetingExpert } from './get-expert.ts'
import {
  getButtonConfig,
  getChannels,
  getEnterpriseLogo,
  getMeetingBanners,
  getMenu,
  introduceMeeting,
  listChosen,
} from './get-home.ts'
import { getTestLiveDates } from './get-programme.ts'
import {
  countInvites,
  getInviteUser,
  getUserCenter,
  listInviteRanks,
  listPraises,
} from './list-participants.ts'

/** The home of a large meeting. */
export const meetingHomeRoutes = [
  introduceMeeting,
  getMenu,
  getMeetingBanners,
  getButtonConfig,
  getEnterpriseLogo,
  getChannels,
  listChosen,
  getTestLiveDates,
  getMeetingExpert,
  listPraises,
  listInviteRanks,
  getInviteUser,
  countInvites,
  getUserCenter,
]
