import { defineFeature } from '#kernel/feature.ts'
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
import { meetingHomesResource } from './meeting-home.console.ts'
import { getTestLiveDates } from './get-test-live-dates.ts'
import {
  countInvites,
  getInviteUser,
  getUserCenter,
  listInviteRanks,
  listPraises,
} from './list-participants.ts'

/** The home of a large meeting. */
export const meetingHomeFeature = defineFeature({
  name: 'meeting-home',
  resources: [meetingHomesResource],
  calls: [
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
  ],
})
